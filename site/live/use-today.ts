import { useEffect, useState } from 'react'
import { dayAtClinic } from '#messages/dates.ts'

/** The calendar day at the clinics; undefined in the prerendered page, which is read on other days than it is made. */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>()
  useEffect(() => setToday(dayAtClinic(Date.now())), [])
  return today
}
