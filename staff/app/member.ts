import { useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '#domain/api/call-types.ts'

/** Who is signed in, and where they work. */
export type Member = AnswerOf<'GET /staff/me'>

/** Where the answer about it is kept; null once they are signed out. */
export const memberKey = ['GET /staff/me', {}] as const

/** Below the sign-in only. */
export function useMember(): Member {
  const member = useQueryClient().getQueryData<Member | null>(memberKey)
  if (!member) throw new Error('nobody is signed in')
  return member
}
