/** Random rosters of the sample chain, for property tests. */
import fc from 'fast-check'
import { addDays } from '../dates/calendar-date.ts'
import { weekdays } from '../facts/shared.ts'
import type { ClinicRoster, PractitionerRoster } from '../rosters/roster.ts'

const clinic = fc.constantFrom('bislett', 'okern', 'nattvakt', 'vasastan')
const day = fc.integer({ min: 0, max: 60 }).map((n) => addDays('2026-11-01', n))
const days = fc.tuple(day, fc.integer({ min: 0, max: 20 })).map(([from, n]) => ({ from, to: addDays(from, n) }))

const clock = (quarters: number) =>
  `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`
const hours = fc
  .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 40 }))
  .map(([from, length]) => ({ from: clock(from), to: clock(Math.min(96, from + length)) }))

/** With everything that spreadsheets get wrong: separators, quotes, line ends, spaces, non-ASCII letters. */
const words = fc
  .string({ unit: fc.constantFrom(...'aÅøö ,;"\'\n=+–-0'), minLength: 1, maxLength: 12 })
  .map((it) => it.trim())
  .filter((it) => it.length > 0)
const reason = fc.record({ no: words, en: words, sv: words }, { requiredKeys: ['no', 'en'] })

const weekdayList = fc.subarray([...weekdays], { minLength: 1 })
const shift = fc
  .record({
    clinic,
    days: weekdayList,
    hours,
    breaks: fc.array(hours, { maxLength: 2 }),
    weeks: fc.constantFrom('every' as const, 'odd' as const, 'even' as const),
    valid: fc.option(fc.tuple(days, fc.boolean(), fc.boolean())),
  })
  .map(({ valid, ...it }) => {
    if (!valid) return it
    const [{ from, to }, begins, ends] = valid
    return { ...it, ...(begins ? { validFrom: from } : {}), ...(ends ? { validTo: to } : {}) }
  })

export const arbitraryPractitionerRoster: fc.Arbitrary<PractitionerRoster> = fc.record({
  shifts: fc.array(shift, { maxLength: 4 }),
  absences: fc.array(days, { maxLength: 3 }),
})

export const arbitraryClinicRoster: fc.Arbitrary<ClinicRoster> = fc.record({
  closures: fc.array(
    fc.tuple(days, reason).map(([it, reason]) => ({ ...it, reason })),
    { maxLength: 3 },
  ),
  specialHours: fc.array(fc.record({ date: day, hours: fc.array(hours, { minLength: 1, maxLength: 2 }), reason }), {
    maxLength: 3,
  }),
})
