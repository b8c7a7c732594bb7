import { useEffect, useMemo } from 'react'
import { type Asked, useAnswer } from '#client/use-answer.ts'
import type { AnswerOf } from '#domain/api/call-types.ts'
import type { ClinicToday } from '#domain/availability/clinic-today.ts'
import type { Locale } from '#domain/market/locale.ts'
import { askClinics } from '../booking-calls.ts'

export interface ClinicsToday extends Omit<Asked<unknown>, 'value'> {
  /** By clinic id; empty until known. */
  today: Record<string, ClinicToday>
}

/** The last answer: the same is asked for the areas and for the clinics of one, and on the way back from the times. */
let last: { path: string; value: AnswerOf<'GET /clinics'>; at: number } | undefined

/** Milliseconds for which it is shown until a new one comes. */
const lastCountsFor = 120_000

/** How the clinics are doing today for a treatment, and for the practitioner who was chosen, if any. */
export function useClinicsToday(treatment: string, locale: Locale, practitioner?: string): ClinicsToday {
  const question = askClinics({ locale, treatment, practitioner })
  const { value, ...rest } = useAnswer(question)
  const { path } = question
  useEffect(() => {
    if (value) last = { path, value, at: performance.now() }
  }, [path, value])
  const shown = value ?? (last?.path === path && performance.now() - last.at < lastCountsFor ? last.value : undefined)
  const today = useMemo(() => Object.fromEntries(shown?.clinics.map(({ id, today }) => [id, today]) ?? []), [shown])
  return { today, ...rest }
}
