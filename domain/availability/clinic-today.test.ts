import { describe, expect, it } from 'vitest'
import { sampleFacts } from '../facts/sample.ts'
import { type BusyRange, collectBusy } from './busy.ts'
import { listChoicesAt } from './choice.ts'
import { describeToday } from './clinic-today.ts'
import { chooseSample, sampleIndex, samplePlanner } from './sample-schedule.ts'

const bislett = sampleFacts.clinics[0]!
const today = (iso: string, busy: BusyRange[] = [], choices = listChoicesAt(sampleIndex, 'bislett')) =>
  describeToday(samplePlanner, bislett, choices, collectBusy(busy), Date.parse(iso))
const fullDay = (practitioner: string): BusyRange => ({
  practitioner,
  start: Date.parse('2026-11-16T00:00:00+01:00'),
  end: Date.parse('2026-11-17T00:00:00+01:00'),
})

describe('what the list of clinics says about today', () => {
  it('is open, with the next free time', () => {
    expect(today('2026-11-16T09:05:00+01:00')).toEqual({ state: 'open', nextFree: '2026-11-16T09:40:00+01:00' })
  })

  it('is closed on a Sunday, and after closing time', () => {
    expect(today('2026-11-15T12:00:00+01:00')).toEqual({ state: 'closed', nextFree: '2026-11-16T08:00:00+01:00' })
    expect(today('2026-11-16T19:59:00+01:00').state).toBe('open')
    expect(today('2026-11-16T20:00:00+01:00')).toEqual({ state: 'closed', nextFree: '2026-11-17T08:00:00+01:00' })
  })

  it('is fully booked when everything that could still be had is taken', () => {
    const busy = ['anne-lege', 'bo-lege', 'cato-fysio'].map(fullDay)
    expect(today('2026-11-16T09:00:00+01:00', busy)).toEqual({
      state: 'fully-booked',
      nextFree: '2026-11-17T08:00:00+01:00',
    })
    expect(today('2026-11-16T09:00:00+01:00', busy.slice(1)).state).toBe('open')
  })

  it('is about the one treatment when one is asked for', () => {
    const physio = [chooseSample('physiotherapist-follow-up', 'bislett')]
    expect(today('2026-11-16T09:00:00+01:00', [fullDay('cato-fysio')], physio)).toEqual({
      state: 'fully-booked',
      nextFree: '2026-11-17T09:00:00+01:00',
    })
  })

  it('is open, not fully booked, when only the one who offers it is not there today', () => {
    const psychologist = [chooseSample('psychologist-consultation', 'bislett')]
    expect(today('2026-11-16T09:00:00+01:00', [], psychologist)).toEqual({
      state: 'open',
      nextFree: '2026-11-17T14:00:00+01:00',
    })
  })

  it('has no next free time for what cannot be had there', () => {
    expect(today('2026-11-16T09:00:00+01:00', [], [chooseSample('gp-video', 'bislett')]).nextFree).toBeNull()
  })
})
