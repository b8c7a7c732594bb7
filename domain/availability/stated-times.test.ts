import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseSample, sampleIndex, samplePlanner } from '../testing/sample-schedule.ts'
import { findStarts } from './availability.ts'
import { collectBusy, nobodyBusy } from './busy.ts'
import { listStatedTimes } from './stated-times.ts'

const choice = chooseSample('gp-consultation', 'bislett')
const date = '2026-11-09'
const at = (time: string) => Date.parse(`${date}T${time}:00+01:00`)
const taken = (from: string, to: string) => ({ practitioner: 'anne-lege', start: at(from), end: at(to) })

function list(now: number, booked = nobodyBusy, busy = booked) {
  return listStatedTimes({ index: sampleIndex, planner: samplePlanner, busy, booked, now }, choice, date)
}

describe('the times of a day with their states', () => {
  it('tell a booked time from a held one, and both from one that is too near', () => {
    const now = at('09:00')
    const booked = collectBusy([taken('10:00', '10:20')])
    const busy = collectBusy([taken('10:00', '10:20'), taken('10:20', '10:40')])
    const states = new Map(list(now, booked, busy).map((it) => [it.start, it.state]))
    expect([...states].slice(0, 7)).toEqual([
      [at('09:00'), 'too-near'],
      [at('09:20'), 'too-near'],
      [at('09:40'), 'free'],
      [at('10:00'), 'booked'],
      [at('10:20'), 'held'],
      [at('10:40'), 'free'],
      [at('11:00'), 'free'],
    ])
  })

  it('are free exactly where somebody can book, whatever is taken', () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 })
    fc.assert(
      fc.property(minute, fc.array(minute, { maxLength: 20 }), (nowMinute, starts) => {
        const now = at('00:00') + nowMinute * 60_000
        const busy = collectBusy(
          starts.map((it) => ({
            practitioner: 'anne-lege',
            start: at('00:00') + it * 60_000,
            end: at('00:00') + (it + 7) * 60_000,
          })),
        )
        const free = list(now, busy).filter((it) => it.state === 'free')
        const found = findStarts({ busy, now }, samplePlanner(choice.clinic, date), choice)
        expect(free.map((it) => `${it.start} ${it.by.id}`).sort()).toEqual(
          found.map((it) => `${it.start} ${it.by.id}`).sort(),
        )
      }),
    )
  })
})
