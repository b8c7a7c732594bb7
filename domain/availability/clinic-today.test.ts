import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleFacts } from '../testing/sample-facts.ts'
import { chooseSample, sampleIndex, sampleSnapshot } from '../testing/sample-schedule.ts'
import { type BusyRange, collectBusy, nobodyBusy } from './busy.ts'
import { listChoicesAt } from './choice.ts'
import { describeToday } from './clinic-today.ts'
import { createSchedule } from './schedule.ts'
import { takeSnapshot } from './snapshot.ts'

const bislett = sampleFacts.clinics[0]!
const today = (iso: string, busy: BusyRange[] = [], choices = listChoicesAt(sampleIndex, 'bislett')) =>
  describeToday(sampleSnapshot(Date.parse(iso), collectBusy(busy)), bislett, choices)
const fullDay = (practitioner: string): BusyRange => ({
  practitioner,
  start: Date.parse('2026-11-16T00:00:00+01:00'),
  end: Date.parse('2026-11-17T00:00:00+01:00'),
})

describe('what the list of clinics says about today', () => {
  it('is open, with the next free time', () => {
    expect(today('2026-11-16T09:05:00+01:00')).toEqual({
      state: 'open',
      isOpen: true,
      nextFree: '2026-11-16T09:40:00+01:00',
      opensAt: '2026-11-16T08:00:00+01:00',
      closesAt: '2026-11-16T20:00:00+01:00',
      nextOpening: null,
    })
  })

  it('is not yet open before the doors open, however early', () => {
    const early = { state: 'not-yet-open', opensAt: '2026-11-16T08:00:00+01:00' }
    expect(today('2026-11-16T00:00:00+01:00')).toMatchObject(early)
    expect(today('2026-11-16T07:59:59+01:00')).toMatchObject(early)
    expect(today('2026-11-16T08:00:00+01:00').state).toBe('open')
  })

  it('is closed on a Sunday, and after closing time', () => {
    expect(today('2026-11-15T12:00:00+01:00')).toEqual({
      state: 'closed',
      isOpen: false,
      nextFree: '2026-11-16T08:00:00+01:00',
      opensAt: null,
      closesAt: null,
      nextOpening: '2026-11-16T08:00:00+01:00',
    })
    expect(today('2026-11-16T19:59:00+01:00').state).toBe('open')
    expect(today('2026-11-16T20:00:00+01:00')).toMatchObject({
      state: 'closed-for-today',
      nextFree: '2026-11-17T08:00:00+01:00',
      closesAt: '2026-11-16T20:00:00+01:00',
      nextOpening: '2026-11-17T08:00:00+01:00',
    })
  })

  it('is fully booked when everything that could still be had is taken', () => {
    const busy = ['anne-lege', 'bo-lege', 'cato-fysio'].map(fullDay)
    expect(today('2026-11-16T09:00:00+01:00', busy)).toMatchObject({
      state: 'fully-booked',
      isOpen: true,
      nextFree: '2026-11-17T08:00:00+01:00',
    })
    expect(today('2026-11-16T07:00:00+01:00', busy).state).toBe('fully-booked')
    expect(today('2026-11-16T09:00:00+01:00', busy.slice(1)).state).toBe('open')
  })

  it('is about the one treatment when one is asked for', () => {
    const physio = [chooseSample('physiotherapist-follow-up', 'bislett')]
    expect(today('2026-11-16T09:00:00+01:00', [fullDay('cato-fysio')], physio)).toMatchObject({
      state: 'fully-booked',
      nextFree: '2026-11-17T09:00:00+01:00',
    })
  })

  it('is open, not fully booked, when only the one who offers it is not there today', () => {
    const psychologist = [chooseSample('psychologist-consultation', 'bislett')]
    expect(today('2026-11-16T09:00:00+01:00', [], psychologist)).toMatchObject({
      state: 'open',
      nextFree: '2026-11-17T14:00:00+01:00',
    })
  })

  it('tells the next opening of a day with a break, and when that one closes', () => {
    const clinic = {
      ...bislett,
      specialHours: [
        {
          date: '2026-11-16',
          hours: [
            { from: '08:00', to: '11:00' },
            { from: '13:00', to: '16:00' },
          ],
          reason: { no: 'Kurs', en: 'Course' },
        },
      ],
    }
    const facts = { ...sampleFacts, clinics: [clinic, ...sampleFacts.clinics.slice(1)] }
    const schedule = createSchedule(facts)
    const at = (iso: string) => describeToday(takeSnapshot(schedule, nobodyBusy, Date.parse(iso)), clinic, [])
    expect(at('2026-11-16T10:00:00+01:00')).toMatchObject({ state: 'open', closesAt: '2026-11-16T11:00:00+01:00' })
    expect(at('2026-11-16T12:00:00+01:00')).toMatchObject({
      state: 'not-yet-open',
      opensAt: '2026-11-16T13:00:00+01:00',
      closesAt: '2026-11-16T16:00:00+01:00',
    })
    expect(at('2026-11-16T16:00:00+01:00').state).toBe('closed-for-today')
  })

  it('never says open outside of the hours it tells', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 14 * 24 * 60 }), (minutes) => {
        const now = Date.parse('2026-11-16T00:00:00+01:00') + minutes * 60_000
        const { state, opensAt, closesAt } = today(new Date(now).toISOString())
        const isOpen = opensAt !== null && Date.parse(opensAt) <= now && now < Date.parse(closesAt!)
        expect(state === 'open').toBe(isOpen)
      }),
    )
  })

  describe('about a later date', () => {
    const choices = listChoicesAt(sampleIndex, 'bislett')
    const on = (date: string, now = '2026-11-16T09:05:00+01:00', offered = choices) =>
      describeToday(sampleSnapshot(Date.parse(now)), bislett, offered, date)

    it('is whether it will be open, and the first free time from then on', () => {
      expect(on('2026-11-17')).toMatchObject({ state: 'open', nextFree: '2026-11-17T08:00:00+01:00' })
      expect(on('2026-11-22')).toMatchObject({ state: 'closed', nextFree: '2026-11-23T09:00:00+01:00' })
    })

    it('offers no time that cannot be booked yet', () => {
      expect(on('2027-02-12').nextFree).toBe('2027-02-12T08:00:00+01:00')
      expect(on('2027-02-15')).toMatchObject({ state: 'open', nextFree: null })
      expect(on('2030-06-03')).toMatchObject({ state: 'open', nextFree: null })
    })

    it('keeps the lead time from now, not from the beginning of that day', () => {
      const early = choices.map((it) => ({ ...it, treatment: { ...it.treatment, leadMinutes: 10 * 60 } }))
      expect(on('2026-11-17', '2026-11-16T09:05:00+01:00', early).nextFree).toBe('2026-11-17T08:00:00+01:00')
      expect(on('2026-11-17', '2026-11-16T23:00:00+01:00', early).nextFree).toBe('2026-11-17T09:00:00+01:00')
    })

    it('is about today where the date is past', () => {
      expect(on('2020-01-01')).toEqual(today('2026-11-16T09:05:00+01:00'))
    })
  })

  it('has no next free time for what cannot be had there', () => {
    expect(today('2026-11-16T09:00:00+01:00', [], [chooseSample('gp-video', 'bislett')]).nextFree).toBeNull()
  })
})
