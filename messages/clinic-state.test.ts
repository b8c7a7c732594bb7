import { expect, it } from 'vitest'
import { clinicStates } from '#domain/availability/clinic-today.ts'
import { describeClinicState } from './clinic-state.ts'
import { messagesFor } from './messages.ts'

it('a visitor reads of every state in words of its own, in every language', () => {
  for (const words of [messagesFor('no', 'norway'), messagesFor('en', 'norway'), messagesFor('no', 'sweden')]) {
    const said = clinicStates.map((state) =>
      describeClinicState(words.clinic, {
        state,
        opensAt: '2026-11-16T08:00:00+01:00',
        closesAt: null,
        nextFree: null,
      }),
    )
    expect(new Set(said).size).toBe(clinicStates.length)
    expect(said.join()).not.toMatch(/[{}]|^,|,,/)
  }
})

it('before the doors open it is told when they do', () => {
  const today = { state: 'not-yet-open', opensAt: '2026-11-16T08:00:00+01:00', closesAt: null, nextFree: null } as const
  expect(describeClinicState(messagesFor('en', 'norway').clinic, today)).toBe('Opens at 08:00')
  expect(describeClinicState(messagesFor('no', 'norway').clinic, today)).toBe('Åpner kl. 08:00')
})
