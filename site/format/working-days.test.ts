import { describe, expect, it } from 'vitest'
import { en } from '#messages/en.ts'
import { no } from '#messages/no.ts'
import { describeAbsences, describeDays } from './working-days.ts'

const words = (messages: typeof en | typeof no) => ({ ...messages.practitioner, weekday: messages.weekday })
/** As a reader sees it: hard spaces and word joiners do not show. */
const seen = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
const late = { from: '12:00', to: '20:30' }
const early = { from: '08:00', to: '11:30' }

describe('the days of a practitioner', () => {
  it('stand together where the hours are the same', () => {
    const shift = { days: ['mon' as const, 'tue' as const, 'thu' as const], hours: late, weeks: 'every' as const }
    expect(seen(describeDays([shift], words(en), 'en'))).toBe('Mon–Tue 12–20:30, Thu 12–20:30')
  })

  it('have both stretches of a day in order', () => {
    const days = [late, early].map((hours) => ({ days: ['fri' as const], hours, weeks: 'every' as const }))
    expect(seen(describeDays(days, words(en), 'en'))).toBe('Fri 8–11:30 + 12–20:30')
  })

  it('say in which weeks, from when and until when', () => {
    const every = { days: ['mon' as const], hours: late, weeks: 'every' as const }
    const days = [every, { ...every, weeks: 'odd' as const }, { ...every, from: '2026-12-01', to: '2026-12-18' }]
    expect(seen(describeDays(days, words(no), 'no'))).toBe(
      'man 12–20:30, man 12–20:30 (i oddetallsuker), man 12–20:30 (fra 1. desember, til og med 18. desember)',
    )
  })
})

it('absences say when somebody is back, or when they are away', () => {
  const away = [
    { from: '2026-11-10', to: '2026-11-18' },
    { from: '2026-12-01', to: '2026-12-02' },
  ]
  expect(describeAbsences(away, '2026-11-16', words(en), 'en')).toBe(
    'Away until 18 November. Away from 1 December to 2 December.',
  )
  expect(describeAbsences([], '2026-11-16', words(en), 'en')).toBe('')
})
