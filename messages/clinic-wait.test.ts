import { describe, expect, it } from 'vitest'
import { describeClinicWait } from './clinic-wait.ts'
import { messagesFor } from './messages.ts'

describe('the wait in words', () => {
  const wait = { from: 10, to: 25, at: '2026-11-16T10:42:00+01:00' }

  it('is a range with the time it was computed, in every language', () => {
    expect(describeClinicWait(messagesFor('en', 'norway').clinic, wait)).toBe('Wait now: 10–25 minutes, as of 10:42')
    expect(describeClinicWait(messagesFor('no', 'norway').clinic, wait)).toBe(
      'Ventetid nå: 10–25 min, beregnet kl. 10:42',
    )
    expect(describeClinicWait(messagesFor('no', 'sweden').clinic, wait)).toBe(
      'Väntetid nu: 10–25 min, beräknad kl. 10:42',
    )
  })

  it('is nothing without data', () => {
    expect(describeClinicWait(messagesFor('en', 'norway').clinic, null)).toBe('')
    expect(describeClinicWait(messagesFor('en', 'norway').clinic, undefined)).toBe('')
  })
})
