import { expect, it } from 'vitest'
import { formatSlotId } from '#domain/availability/format-slot-id.ts'
import { en } from '#messages/booking/en.ts'
import type { Position } from '../position/position.ts'
import { hoursToCancel, sayCancellation } from './cancellation.ts'

const now = Date.parse('2026-11-16T09:00:00+01:00')
const say = (words: typeof en.confirm | typeof en.summary | typeof en.group, start?: string) =>
  sayCancellation(words, { start: start === undefined ? undefined : Date.parse(start), hours: 24, now })

it('says until when it is free for a time that is far enough away', () => {
  expect(say(en.summary, '2026-11-17T09:00:00+01:00')).toBe('Cancel free of charge until 24 hours before.')
})

it('promises nothing before a time is chosen, which may be one of today', () => {
  expect(say(en.summary)).toBeUndefined()
})

it('promises only ten minutes for a time that is too close', () => {
  const soon = '2026-11-17T08:59:00+01:00'
  expect(say(en.summary, soon)).toBe('Cancel free of charge within 10 minutes of booking.')
  expect(say(en.confirm, soon)).toMatch(
    /less than 24 hours away\. You can move or cancel it free of charge for 10 minutes after booking\. After that you pay/,
  )
})

it('does not offer to move a place in a group, and says what it costs not to come', () => {
  for (const start of ['2026-11-16T16:30:00+01:00', '2026-11-23T16:30:00+01:00']) {
    expect(say(en.group, start)).toMatch(/you pay the whole price/)
    expect(say(en.group, start)).not.toMatch(/move/)
  }
})

it('says of a group what the plan of the chosen run has by now, and nothing before it is known', () => {
  const treatment = { group: { kind: 'course', dates: 8, isOnline: false } } as Position['treatment']
  const key = { treatment: 'course', clinic: 'bislett', practitioner: 'dina', start: now }
  const hoursOf = (group: string, groups?: { id: string; cancellationHours: number }[]) => {
    const choices = { slot: formatSlotId({ ...key, group: { group } }) }
    return hoursToCancel({ position: { treatment, choices }, cancellationHours: 24 }, groups)
  }
  const groups = [
    { id: 'tuesdays-2026-11-24', cancellationHours: 72 },
    { id: 'thursdays-2026-11-26', cancellationHours: 96 },
  ]
  expect(hoursOf('thursdays-2026-11-26', groups)).toBe(96)
  expect(hoursOf('thursdays-2026-11-26')).toBeUndefined()
  expect(sayCancellation(en.group, { start: now, hours: undefined, now })).toBeUndefined()
  const consultation = { treatment: {} as Position['treatment'], choices: {} }
  expect(hoursToCancel({ position: consultation, cancellationHours: 24 }, undefined)).toBe(24)
})
