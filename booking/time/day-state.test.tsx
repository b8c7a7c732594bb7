import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Profession } from '#domain/facts/catalogue.ts'
import { en } from '#messages/booking/en.ts'
import { DayState } from './day-state.tsx'

const show = (
  state: 'doctor-no-appointments' | 'therapist-no-appointments',
  profession: Profession,
  people = 1,
  person?: string,
) =>
  renderToStaticMarkup(
    <DayState
      day={{ date: '2026-11-17', state, slots: [], nextDate: null }}
      profession={profession}
      person={person}
      people={people}
      onDate={() => {}}
      site={{ words: en, language: 'en' }}
    />,
  )

describe('a day without times calls the practitioner what they are', () => {
  it.each([
    ['doctor-no-appointments', 'general-practitioner', 'The doctor has no'],
    ['doctor-no-appointments', 'nurse', 'The nurse has no'],
    ['doctor-no-appointments', 'midwife', 'The midwife has no'],
    ['therapist-no-appointments', 'physiotherapist', 'The therapist has no'],
  ] as const)('%s of a %s', (state, profession, words) => {
    expect(show(state, profession)).toContain(words)
  })

  it.each([
    ['doctor-no-appointments', 'general-practitioner', 'The doctors have no'],
    ['doctor-no-appointments', 'nurse', 'The nurses have no'],
    ['doctor-no-appointments', 'midwife', 'The midwives have no'],
    ['therapist-no-appointments', 'physiotherapist', 'The therapists have no'],
  ] as const)('%s of several, each a %s, unless one is chosen', (state, profession, words) => {
    expect(show(state, profession, 3)).toContain(words)
    expect(show(state, profession, 3, 'Sara')).not.toContain(words)
  })
})
