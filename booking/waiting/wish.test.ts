import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partsOfDay } from '#domain/availability/part-of-day.ts'
import { sampleCatalogue } from '../testing/sample-catalogue.ts'
import { checkDays, dayChoices, findJoinStep, listableDays, listSteps, readWish, type Wish, writeWish } from './wish.ts'

const { treatments } = sampleCatalogue()
const find = (id: string) => treatments[id]
const today = '2026-11-16'
const possible = listableDays(today)
const read = (search: string) => readWish(search, find)!
const wish = read('?treatment=gp-consultation&clinic=bislett')

describe('what is waited for, in the address', () => {
  it('is the same when it is read again', () => {
    const { clinics } = treatments['gp-consultation']!
    const day = fc.constantFrom('2026-11-20', '2026-12-01')
    const wishes = fc.record({
      clinics: fc.subarray(clinics),
      days: fc.constantFrom(...dayChoices),
      day,
      from: fc.constantFrom('', '2026-11-20'),
      to: fc.constantFrom('', '2026-11-21'),
      parts: fc.subarray([...partsOfDay]),
    })
    fc.assert(
      fc.property(wishes, (change) => {
        expect(read(writeWish({ ...wish, ...change }))).toEqual({ ...wish, ...change })
      }),
    )
  })

  it('begins with the next two weeks and the whole day', () => {
    expect(wish).toMatchObject({ clinics: ['bislett'], days: 'two-weeks', parts: partsOfDay })
  })

  it('begins with the day that was full', () => {
    const full = read('?treatment=gp-consultation&clinic=bislett&day=2026-11-20')
    expect(checkDays(full, possible)).toEqual({ ok: true, value: { from: '2026-11-20', to: '2026-11-20' } })
  })

  it('begins with the next two weeks where a day was looked at, which can be chosen', () => {
    const seen = read('?treatment=gp-consultation&clinic=bislett&seen=2026-11-20')
    expect(seen).toMatchObject({ days: 'two-weeks', day: '2026-11-20' })
    expect(read(writeWish(seen))).toEqual(seen)
  })

  it('has no clinic where the treatment cannot be had, and no treatment that nobody has', () => {
    expect(read('?treatment=gp-consultation&clinic=nowhere').clinics).toEqual([])
    expect(readWish('?treatment=nothing', find)).toBeUndefined()
    expect(readWish('', find)).toBeUndefined()
  })
})

describe('the days', () => {
  const between = (from: string, to: string): Wish => ({ ...wish, days: 'between', from, to })

  it.each([
    ['2026-11-16', '2026-11-16', []],
    ['2026-11-20', '2026-11-19', ['to']],
    ['2026-11-15', '2026-11-19', ['from']],
    ['', '', ['from', 'to']],
    ['2026-11-31', '2026-12-02', ['from']],
    ['2026-11-20', '2027-03-01', ['to']],
  ])('from %s to %s: wrong are %j', (from, to, wrong) => {
    const checked = checkDays(between(from, to), possible)
    expect(checked.ok ? [] : checked.fields).toEqual(wrong)
  })

  it('end with the booking that would move', () => {
    const before = listableDays(today, '2026-11-20')
    for (const days of ['before', 'two-weeks', 'four-weeks'] as const)
      expect(checkDays({ ...wish, days }, before)).toEqual({ ok: true, value: { from: today, to: '2026-11-20' } })
  })

  it('that are past by now are asked for again', () => {
    const old = read('?treatment=gp-consultation&clinic=bislett&day=2026-11-10')
    expect(findJoinStep(old, 'information', { possible, isInformed: false })).toBe('days')
  })
})

describe('the questions', () => {
  const step = (search: string, isInformed = false) =>
    findJoinStep(read(search), new URLSearchParams(search).get('step'), { possible, isInformed })
  const known = '?treatment=gp-consultation&clinic=bislett'

  it('begin with the clinics', () => {
    expect(step(known)).toBe('clinics')
  })

  it('go on as the address says', () => {
    expect(step(`${known}&step=parts`)).toBe('parts')
    expect(step(`${known}&step=code`, true)).toBe('code')
  })

  it('go back to one that has no answer', () => {
    expect(step('?treatment=gp-consultation&step=information')).toBe('clinics')
    expect(step(`${known}&part=&step=information`)).toBe('parts')
    expect(step(`${known}&step=code`)).toBe('information')
  })

  it('are few for a class that is full', () => {
    expect(listSteps({ ...wish, group: 'yoga' })).toEqual(['information', 'code'])
  })

  it('do not ask for the clinic where there is one', () => {
    expect(listSteps({ ...wish, treatment: { ...wish.treatment, clinics: ['bislett'] } })).not.toContain('clinics')
  })
})
