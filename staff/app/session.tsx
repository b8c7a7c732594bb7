import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { request } from '#client/request.ts'
import { SignIn } from '../sign-in/sign-in.tsx'
import { CallError, problemOf } from './call-error.ts'
import { Loading } from './loading.tsx'
import { type Member, memberKey } from './member.ts'
import { ProblemLine } from './problem-line.tsx'
import { forgetAnswers } from './queries.ts'
import { Shell } from './shell.tsx'

/** The console for whoever is signed in; for everybody else the way in. */
export function Session() {
  const client = useQueryClient()
  const {
    data: member,
    error,
    refetch,
  } = useQuery({
    queryKey: memberKey,
    queryFn: async (): Promise<Member | null> => {
      const answer = await request('GET /staff/me', {})
      if (answer.ok) {
        if (client.getQueryData<Member | null>(memberKey)?.email !== answer.value.email) forgetAnswers(client)
        return answer.value
      }
      if (answer.problem.code === 'unauthenticated') return null
      throw new CallError(answer.problem)
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // Somebody may have signed in or out in another tab.
    refetchOnWindowFocus: 'always',
  })
  const [wasSignedIn, setWasSignedIn] = useState(false)
  useEffect(() => {
    if (member) setWasSignedIn(true)
  }, [member])

  // Whoever is at work keeps the screen: a form is half filled in, and the next answer may come.
  if (error && member === undefined) return <ProblemLine problem={problemOf(error)} onRetry={() => void refetch()} />
  if (member === undefined) return <Loading />
  return member ? <Shell /> : <SignIn isLocked={wasSignedIn} />
}
