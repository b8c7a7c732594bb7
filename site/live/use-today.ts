import { useEffect, useState } from 'react'
import { dayAtClinics } from '../format/dates.ts'

/** The calendar day at the clinics; undefined in the prerendered page, which is read on other days than it is made. */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>()
  useEffect(() => setToday(dayAtClinics(new Date())), [])
  return today
}
