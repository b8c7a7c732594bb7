import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { longDay } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { dayWords } from '#messages/staff/day-words.ts'
import { useClinicName } from '../app/use-facts.ts'
import { useLocale, useWords } from '../app/words.tsx'
import type { Day } from '../visits/day.ts'
import { DayTable } from './day-table.tsx'
import './print-sheets.css'

/** A sheet of paper for each practitioner. They are made when somebody prints and taken away afterwards. */
export function PrintSheets({
  day,
  clinic,
  now,
  nameOf,
}: {
  day: Day
  clinic: string
  now: number
  nameOf: (treatment: string) => string
}) {
  const words = useWords(dayWords)
  const locale = useLocale()
  const clinicName = useClinicName()
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  if (!isPrinting) return null
  return (
    <div className="print-sheets">
      {day.practitioners.map((practitioner) => (
        <section key={practitioner.id} className="print-sheets-sheet">
          <h2>{format(words.sheet, { name: practitioner.name, day: longDay(day.date, locale) })}</h2>
          <p>{clinicName(clinic)}</p>
          <DayTable day={{ ...day, practitioners: [practitioner] }} view={{ now, nameOf }} />
        </section>
      ))}
    </div>
  )
}
