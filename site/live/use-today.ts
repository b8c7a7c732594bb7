import { useEffect, useState } from 'react'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'

/** The calendar day at the clinics; undefined while prerendering, because the page is read on other days. */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>()
  useEffect(() => setToday(dayAtClinic(Date.now())), [])
  return today
}
