import { describe, expect, it } from 'vitest'
import { type Shift, shift } from '../facts/practitioner.ts'
import { listComingAbsences, listWorkplacesWithDays } from './working-days.ts'

const hours = { from: '08:00', to: '15:30' }
const works = (facts: Partial<Shift>) => shift.parse({ clinic: 'vika', days: ['mon'], hours, ...facts })
const today = '2026-11-16'

describe('where and when somebody works', () => {
  it('names each clinic with its days, in the order of the roster', () => {
    const shifts = [works({}), works({ clinic: 'bislett', days: ['sat'], weeks: 'odd' }), works({ days: ['thu'] })]
    expect(listWorkplacesWithDays({ shifts }, today)).toEqual([
      {
        clinic: 'vika',
        days: [
          { days: ['mon'], hours, weeks: 'every' },
          { days: ['thu'], hours, weeks: 'every' },
        ],
      },
      { clinic: 'bislett', days: [{ days: ['sat'], hours, weeks: 'odd' }] },
    ])
  })

  it('leaves out what is over or lies beyond what can be booked, and says when the rest begins and ends', () => {
    const shifts = [
      works({ validTo: '2026-11-15' }),
      works({ validFrom: '2027-06-01' }),
      works({ validFrom: '2026-12-01' }),
      works({ validFrom: '2026-01-01', validTo: today }),
    ]
    expect(listWorkplacesWithDays({ shifts }, today)[0]?.days).toEqual([
      { days: ['mon'], hours, weeks: 'every', from: '2026-12-01' },
      { days: ['mon'], hours, weeks: 'every', to: today },
    ])
    expect(listWorkplacesWithDays({ shifts: shifts.slice(0, 2) }, today)).toEqual([])
  })
})

it('absences are told while they go on and four weeks ahead, in order', () => {
  const absences = [
    { from: '2026-12-10', to: '2026-12-11' },
    { from: '2026-11-10', to: today },
    { from: '2026-11-01', to: '2026-11-15' },
    { from: '2026-12-21', to: '2026-12-27' },
  ]
  expect(listComingAbsences({ absences }, today)).toEqual([absences[1], absences[0]])
})
