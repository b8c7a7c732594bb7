import { describe, expect, it } from 'vitest'
import { isHolidayIn } from '../dates/holidays.ts'
import { sampleFacts } from '../testing/sample-facts.ts'
import { findOpeningHours } from './opening-hours.ts'

const isHoliday = isHolidayIn(sampleFacts.holidays)
const clinic = (id: string) => sampleFacts.clinics.find((it) => it.id === id)!
const hours = (id: string, date: string) =>
  findOpeningHours(clinic(id), date, isHoliday).map((it) => `${it.start / 60}–${it.end / 60}`)

describe('opening hours', () => {
  it('follow the weekday', () => {
    expect(hours('bislett', '2026-11-16')).toEqual(['8–20'])
    expect(hours('bislett', '2026-11-20')).toEqual(['8–16'])
    expect(hours('bislett', '2026-11-21')).toEqual(['10–14'])
    expect(hours('bislett', '2026-11-22')).toEqual([])
  })

  it('are none on public holidays, or those that the clinic keeps then', () => {
    expect(hours('bislett', '2027-05-17')).toEqual([])
    expect(hours('bislett', '2026-04-06')).toEqual([])
    expect(hours('okern', '2027-05-17')).toEqual(['10–12'])
    expect(hours('okern', '2026-05-01')).toEqual(['10–12'])
  })

  it('on a public holiday are kept even where the weekday has none', () => {
    expect(hours('okern', '2026-05-17')).toEqual(['10–12'])
  })

  it('go by the country of the clinic', () => {
    expect(hours('vasastan', '2027-05-17')).toEqual(['8–16'])
    expect(hours('vasastan', '2026-06-06')).toEqual([])
    expect(hours('bislett', '2026-06-06')).toEqual(['10–14'])
  })

  it('give way to special hours, and those to a closure', () => {
    expect(hours('bislett', '2026-12-24')).toEqual(['8–12'])
    expect(hours('bislett', '2026-07-13')).toEqual([])
    expect(hours('bislett', '2026-07-18')).toEqual([])
    expect(hours('bislett', '2026-07-20')).toEqual(['8–20'])
    const both = {
      ...clinic('bislett'),
      closures: [{ from: '2026-12-24', to: '2026-12-24', reason: { no: 'x', en: 'x' } }],
    }
    expect(findOpeningHours(both, '2026-12-24', isHoliday)).toEqual([])
  })

  it('can be special on a public holiday', () => {
    const hours = [{ from: '09:00', to: '10:00' }]
    const special = {
      ...clinic('bislett'),
      specialHours: [{ date: '2027-05-17', hours, reason: { no: 'x', en: 'x' } }],
    }
    expect(findOpeningHours(special, '2027-05-17', isHoliday)).toEqual([{ start: 540, end: 600 }])
  })
})
