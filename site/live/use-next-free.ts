import { treatmentAddress } from '../clinics-today.ts'
import { useSite } from '../site-context.tsx'
import { earliestStart } from './earliest-start.ts'
import { useLiveAnswer } from './use-live-answer.ts'

/** The first free start of a treatment at any clinic; undefined until known, or if unavailable. */
export function useNextFree(treatment: string | undefined): string | undefined {
  const { locale } = useSite()
  const { today } = useLiveAnswer(treatment && treatmentAddress(locale, treatment))
  return today && earliestStart(today)
}
