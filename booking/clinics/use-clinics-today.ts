import { useMemo } from 'react'
import type { ClinicToday } from '#domain/availability/clinic-today.ts'
import type { Locale } from '#domain/locale.ts'
import { askClinics } from '../api/api.ts'
import { type Asked, useAnswer } from '../api/use-answer.ts'

export interface ClinicsToday extends Omit<Asked<unknown>, 'value'> {
  /** By clinic id; empty until known. */
  today: Record<string, ClinicToday>
}

/** How the clinics are doing today for a treatment, and for the practitioner who was chosen, if any. */
export function useClinicsToday(treatment: string, locale: Locale, practitioner?: string): ClinicsToday {
  const { value, ...rest } = useAnswer(askClinics({ locale, treatment, practitioner }))
  const today = useMemo(() => Object.fromEntries(value?.clinics.map(({ id, today }) => [id, today]) ?? []), [value])
  return { today, ...rest }
}
