import type { CallProblem } from '#client/send.ts'
import { useAnswer } from '#client/use-answer.ts'
import type { PartnerView } from '#domain/api/read-answers.ts'
import type { Locale } from '#domain/market/locale.ts'
import { askPartner } from '../booking-calls.ts'

export type AskedPartner =
  /** The address names none, or one that does not exist or has ended: the booking goes on without. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'found'; partner: PartnerView; refresh: () => void }
  | { state: 'failed'; problem: CallProblem; retry: () => void }

/** The partner that an address names. */
export function usePartner(id: string | undefined, locale: Locale): AskedPartner {
  const { value, problem, refresh } = useAnswer(id ? askPartner(id, locale) : undefined)
  if (id === undefined) return { state: 'none' }
  if (value) return { state: 'found', partner: value, refresh }
  if (!problem) return { state: 'loading' }
  return problem.code === 'not-found' ? { state: 'none' } : { state: 'failed', problem, retry: refresh }
}
