import { expect, it } from 'vitest'
import { partsOfDay } from '#domain/availability/part-of-day.ts'
import { sampleCatalogue } from '../testing/sample-catalogue.ts'
import type { WaitingEntry } from './waiting-calls.ts'
import { checkDays, listableDays } from './wish.ts'
import { changesOf, joinAgain, wishOfEntry } from './wish-of-entry.ts'

const today = '2026-11-16'
const treatment = Object.values(sampleCatalogue().treatments).find((it) => it.clinics.length > 1)!
const [here, there] = treatment.clinics.map((id) => ({ id, name: id }))

const entry = (changes: Partial<WaitingEntry>): WaitingEntry => ({
  ...{ id: 'ABCD2345', since: `${today}T09:00:00+01:00`, until: '2026-11-29', standing: 'waiting' },
  ...{ group: null, booking: null, offer: null },
  treatment: { id: treatment.id, name: treatment.name },
  clinics: [here!, there!],
  days: [{ from: '2026-11-18', to: '2026-11-29' }],
  parts: ['evening'],
  ...changes,
})
const daysOf = (of: WaitingEntry, until?: string) => {
  const possible = listableDays(today, until)
  return checkDays(wishOfEntry(of, treatment, possible), possible)
}

it('asks again with the answers that were given', () => {
  const wish = wishOfEntry(entry({}), treatment, listableDays(today))
  expect(wish).toEqual({
    treatment,
    clinics: [here!.id, there!.id],
    parts: ['evening'],
    ...{ days: 'between', from: '2026-11-18', to: '2026-11-29' },
  })
})

it('leaves out what has passed, so that nothing is wrong before anything is changed', () => {
  const begun = entry({ days: [{ from: '2026-11-01', to: '2026-11-29' }], parts: [...partsOfDay] })
  expect(daysOf(begun)).toEqual({ ok: true, value: { from: today, to: '2026-11-29' } })
})

it('says one day by its name', () => {
  const one = entry({ days: [{ from: '2026-11-18', to: '2026-11-18' }] })
  expect(wishOfEntry(one, treatment, listableDays(today))).toMatchObject({ days: 'only', day: '2026-11-18' })
})

it('knows any time before an appointment again, also when that has moved', () => {
  const booking = { reference: 'EFGH2345', start: '2026-11-20T10:00:00+01:00' }
  const earlier = entry({ days: [{ from: '2026-11-10', to: '2026-11-25' }], booking })
  expect(wishOfEntry(earlier, treatment, listableDays(today, '2026-11-20')).days).toBe('before')
  expect(daysOf(earlier, '2026-11-20')).toEqual({ ok: true, value: { from: today, to: '2026-11-20' } })
})

it('makes one stretch of several, in whatever order they are', () => {
  const several = entry({
    days: [
      { from: '2026-11-25', to: '2026-11-26' },
      { from: '2026-11-18', to: '2026-11-19' },
    ],
  })
  expect(daysOf(several)).toEqual({ ok: true, value: { from: '2026-11-18', to: '2026-11-26' } })
})

it('keeps the days of somebody who waits for some before their appointment alone', () => {
  const booking = { reference: 'EFGH2345', start: '2026-11-27T10:00:00+01:00' }
  const some = entry({ days: [{ from: '2026-11-18', to: '2026-11-20' }], booking })
  const wish = wishOfEntry(some, treatment, listableDays(today, '2026-11-27'))
  expect(wish).toMatchObject({ days: 'between', from: '2026-11-18', to: '2026-11-20' })
  const one = entry({ days: [{ from: '2026-11-18', to: '2026-11-18' }], booking })
  expect(wishOfEntry(one, treatment, listableDays(today, '2026-11-27')).days).toBe('between')
  // Their appointment has moved to before the first of these days.
  const late = entry({ days: [{ from: '2026-11-25', to: '2026-11-26' }], booking })
  expect(daysOf(late, '2026-11-20')).toEqual({ ok: true, value: { from: today, to: '2026-11-20' } })
})

it('sends several stretches as they are, unless other days are chosen', () => {
  const several = entry({
    days: [
      { from: '2026-11-18', to: '2026-11-19' },
      { from: '2026-11-25', to: '2026-11-26' },
    ],
  })
  const possible = listableDays(today)
  const wish = wishOfEntry(several, treatment, possible)
  expect(changesOf(several, { ...wish, parts: ['morning'] }, possible)).toEqual({
    clinics: [here!.id, there!.id],
    days: several.days,
    parts: ['morning'],
  })
  expect(changesOf(several, { ...wish, to: '2026-11-20' }, possible).days).toEqual([
    { from: '2026-11-18', to: '2026-11-20' },
  ])
})

it('asks for the same again in the address, from the question who waits', () => {
  const query = new URLSearchParams(joinAgain(entry({}), treatment, today))
  expect(Object.fromEntries(query)).toMatchObject({
    treatment: treatment.id,
    step: 'information',
    ...{ from: '2026-11-18', to: '2026-11-29', part: 'evening' },
  })
  expect(query.getAll('clinic')).toEqual([here!.id, there!.id])
  const group = { id: 'mindfulness-2026-11-24', date: null, start: '2026-11-24T18:00:00+01:00' }
  const again = new URLSearchParams(joinAgain(entry({ group }), treatment, today))
  expect([again.get('group'), again.get('date'), again.get('days')]).toEqual([group.id, null, null])
})

it('does not choose a clinic that has the treatment no more', () => {
  const moved = entry({ clinics: [{ id: 'closed', name: 'Closed' }, there!] })
  expect(wishOfEntry(moved, treatment, listableDays(today)).clinics).toEqual([there!.id])
})
