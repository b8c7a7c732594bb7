import { describe, expect, it } from 'vitest'
import { type ClinicToday, clinicStates } from '#domain/availability/clinic-today.ts'
import { bookingMessagesFor } from './booking/messages.ts'
import { describeClinicDoors, describeClinicState } from './clinic-state.ts'
import { messagesFor } from './messages.ts'

const monday: ClinicToday = {
  state: 'open',
  isOpen: false,
  opensAt: '2026-11-16T08:00:00+01:00',
  closesAt: '2026-11-16T20:00:00+01:00',
  nextFree: null,
  nextOpening: null,
}
const now = new Date('2026-11-16T12:00:00+01:00')
const en = messagesFor('en', 'norway').clinic
const no = messagesFor('no', 'norway').clinic
const sv = messagesFor('no', 'sweden').clinic

describe('the state of a clinic', () => {
  it('has words of its own for every state, in every language', () => {
    for (const words of [no, en, sv]) {
      const said = clinicStates.map((state) => describeClinicState(words, { ...monday, state }))
      expect(new Set(said).size).toBe(clinicStates.length)
      expect(said.join()).not.toMatch(/[{}]|^,|,,/)
    }
  })

  it('tells when an open clinic closes, and when one that is not yet open opens', () => {
    expect([no, en, sv].map((words) => describeClinicState(words, monday))).toEqual([
      'Åpent til 20:00',
      'Open until 20:00',
      'Öppet till 20:00',
    ])
    const early = { ...monday, state: 'not-yet-open' } as const
    expect([no, en].map((words) => describeClinicState(words, early))).toEqual(['Åpner kl. 08:00', 'Opens at 08:00'])
  })

  it('names no closing time at a clinic that is open around the clock', () => {
    expect(describeClinicState(en, { ...monday, closesAt: null })).toBe('Open')
  })
})

describe('the doors of a clinic', () => {
  const doors = (today: Partial<ClinicToday>) => describeClinicDoors(en, { ...monday, ...today }, now, 'en')

  it('are told where the state does not say when they open or close', () => {
    const tomorrow = '2026-11-17T08:00:00+01:00'
    expect(doors({ state: 'closed-for-today', nextOpening: tomorrow })).toBe('Opens tomorrow at 08:00')
    expect(doors({ state: 'closed', nextOpening: '2026-11-19T09:00:00+01:00' })).toBe('Opens Thursday at 09:00')
    expect(doors({ state: 'closed', nextOpening: '2027-01-04T09:00:00+01:00' })).toBe('Opens 4 January at 09:00')
    expect(doors({ state: 'fully-booked', isOpen: true })).toBe('Open until 20:00')
    expect(doors({ state: 'fully-booked', nextOpening: '2026-11-16T13:00:00+01:00' })).toBe('Opens at 13:00')
    const closed = { ...monday, state: 'closed', nextOpening: tomorrow } as const
    expect(describeClinicDoors(no, closed, now, 'no')).toBe('Åpner i morgen kl. 08:00')
  })

  it('are not told twice, nor where nothing is known', () => {
    expect(doors({ state: 'open', isOpen: true })).toBe('')
    expect(doors({ state: 'not-yet-open', nextOpening: '2026-11-16T08:00:00+01:00' })).toBe('')
    expect(doors({ state: 'closed' })).toBe('')
  })
})

describe('the words for a full clinic', () => {
  const markets = [
    {
      language: 'no',
      words: messagesFor('no', 'norway'),
      booking: bookingMessagesFor('no', 'norway'),
      stem: 'fullt',
    },
    {
      language: 'en',
      words: messagesFor('en', 'norway'),
      booking: bookingMessagesFor('en', 'norway'),
      stem: 'fully booked',
    },
    {
      language: 'sv',
      words: messagesFor('no', 'sweden'),
      booking: bookingMessagesFor('no', 'sweden'),
      stem: 'fullboka',
    },
  ]
  const sentences = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(sentences)

  it.each(markets)(
    'are the same on pages, in lists, on the days of the booking and in its notices ($language)',
    (it) => {
      const { clinic } = it.words
      const { time } = it.booking
      for (const said of [
        clinic.fullyBooked,
        clinic.fullyBookedToday,
        time['clinic-fully-booked'],
        time['practitioner-fully-booked'],
      ])
        expect(said.toLowerCase()).toContain(it.stem)
      expect(clinic.fullyBookedToday.startsWith(clinic.fullyBooked)).toBe(true)
      const others = sentences([it.words, it.booking]).filter((said) =>
        /\b(?:full|fullbook\w+|fullsatt|utsolgt)\b/i.test(said),
      )
      expect(others.filter((said) => !/name|navn|namn|full time/i.test(said))).toEqual([])
    },
  )
})
