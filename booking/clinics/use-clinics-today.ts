import { useCallback, useEffect, useState } from 'react'
import type { ClinicToday } from '#domain/availability/clinic-today.ts'
import type { Locale } from '#domain/locale.ts'
import { fetchClinicsToday } from '../api/api.ts'

export interface ClinicsToday {
  today: Record<string, ClinicToday>
  isClinicsLoading: boolean
  hasFailed: boolean
  /** How often an answer came: a change of it can be told. */
  answers: number
  refresh: () => void
}

const noClinics: Record<string, ClinicToday> = {}

/** How the clinics are doing today for a treatment, and for the practitioner who was chosen, if any; asked again on a tap and when the visitor comes back to the page. */
export function useClinicsToday(treatment: string, locale: Locale, practitioner?: string): ClinicsToday {
  const [state, setState] = useState({ today: noClinics, isClinicsLoading: true, hasFailed: false, answers: 0 })
  const [turn, setTurn] = useState(0)
  const refresh = useCallback(() => setTurn((it) => it + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn is a new question
  useEffect(() => {
    const stop = new AbortController()
    setState((before) => ({ ...before, isClinicsLoading: true }))
    fetchClinicsToday({ locale, treatment, practitioner }, stop.signal).then(
      (answer) =>
        setState((before) => ({
          today: answer.ok ? answer.value : before.today,
          isClinicsLoading: false,
          hasFailed: !answer.ok,
          answers: before.answers + 1,
        })),
      () => {},
    )
    return () => stop.abort()
  }, [treatment, locale, practitioner, turn])

  useEffect(() => {
    const onReturn = () => document.visibilityState === 'visible' && refresh()
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [refresh])
  return { ...state, refresh }
}
