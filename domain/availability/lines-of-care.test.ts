import { describe, expect, it } from 'vitest'
import { sampleFacts } from '../testing/sample-facts.ts'
import { sampleIndex, sampleSnapshot } from '../testing/sample-schedule.ts'
import { collectBusy } from './busy.ts'
import { listChoicesAt } from './choice.ts'
import { listLines } from './lines-of-care.ts'

describe('the lines of care of a clinic', () => {
  const now = Date.parse('2026-11-16T09:05:00+01:00')
  const day = { start: Date.parse('2026-11-16T00:00:00+01:00'), end: Date.parse('2026-11-17T00:00:00+01:00') }
  const list = (busy: string[] = []) =>
    listLines(
      sampleSnapshot(now, collectBusy(busy.map((practitioner) => ({ practitioner, ...day })))),
      sampleFacts.catalogue,
      listChoicesAt(sampleIndex, 'bislett'),
    )

  it('are those that somebody there offers, each with its own first free time', () => {
    expect(list()).toEqual([
      { id: 'general-practitioner', nextFree: '2026-11-16T09:40:00+01:00' },
      { id: 'physical', nextFree: '2026-11-16T10:30:00+01:00' },
      { id: 'psychology', nextFree: '2026-11-17T14:00:00+01:00' },
      { id: 'covid', nextFree: '2026-11-16T12:00:00+01:00' },
    ])
  })

  it('do not share their free times', () => {
    const [doctors, physical] = list(['cato-fysio'])
    expect(doctors!.nextFree).toBe('2026-11-16T09:40:00+01:00')
    expect(physical!.nextFree).toMatch(/^2026-11-17/)
  })
})
