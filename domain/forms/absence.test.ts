import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { retentionHours } from '../booking/retention-hours.ts'
import { addDays, countDays } from '../dates/calendar-date.ts'
import { absenceLimits, checkAbsence } from './absence.ts'

const today = '2026-11-09'
const rules = { today, isCompany: (id: string) => id === 'tinde' }
const absence = { partner: 'tinde', name: 'Kari Nordmann', from: today, to: '2026-11-11' }
const check = (changes: object) => checkAbsence({ ...absence, ...changes }, rules)
const wrong = (changes: object) => {
  const checked = check(changes)
  return checked.ok ? {} : checked.fields
}

describe('an absence', () => {
  it('is a company, a name and days; the last one may be unknown', () => {
    expect(check({})).toEqual({ ok: true, value: absence })
    expect(check({ name: '  Kari   Nordmann ' })).toEqual({ ok: true, value: absence })
    for (const to of [undefined, null, '']) expect(check({ to })).toEqual({ ok: true, value: { ...absence, to: null } })
  })

  it('is not of a company without an agreement, of nobody, or on a day that there is not', () => {
    expect(wrong({ partner: 'norvind', name: ' ', from: '2026-02-30' })).toEqual({
      partner: 'absence-partner',
      name: 'name-required',
      from: 'absence-from',
    })
    expect(wrong({ to: '31.12.2026' })).toEqual({ to: 'absence-to' })
    expect(wrong({ name: 'Kari\r\nBcc: spy@example.com' })).toEqual({ name: 'invalid-characters' })
  })

  it('begins about now, does not end before it begins, and is not for ever, whatever days are named', () => {
    const day = fc.integer({ min: -400, max: 400 }).map((days) => addDays(today, days))
    fc.assert(
      fc.property(day, fc.option(day), (from, to) => {
        const { daysAgo, daysAhead, longest } = absenceLimits
        const begins = countDays(today, from)
        const isNear = begins >= -daysAgo && begins <= daysAhead
        const length = to === null ? 1 : countDays(from, to) + 1
        expect(wrong({ from, to })).toEqual(
          !isNear ? { from: 'absence-from' } : length < 1 || length > longest ? { to: 'absence-to' } : {},
        )
      }),
    )
  })

  it('is remembered for as long as it could be reported again, so that it is told once', () => {
    expect(retentionHours.absences / 24).toBeGreaterThan(absenceLimits.daysAgo + absenceLimits.daysAhead)
  })
})
