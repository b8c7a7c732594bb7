import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { en as booking } from '#messages/booking/en.ts'
import { en } from '#messages/offers/en.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { FreedEnd } from './freed-end.tsx'
import type { Offer } from './offer-calls.ts'

const site = { words: booking, language: 'en', paths: { booking: '/en/book/' } } as BookingSite
const person = { id: 'ana', name: 'Ana Lie' }
const offered: Offer = {
  ...{ id: 'ABCD2345', reason: 'freed-time', state: 'expired', expiresAt: '2026-11-16T10:10:00+01:00' },
  clinic: { id: 'bislett', name: 'Bislett', phone: '+47 21 00 00 00' },
  ...{ treatment: 'Doctor’s appointment', booked: null, group: null, manage: null, waiting: '/en/waiting-list/#own' },
  times: [{ slot: 's', start: '2026-11-16T12:00:00+01:00', end: '2026-11-16T12:20:00+01:00', practitioner: person }],
}
const show = (change: Partial<Offer>) =>
  renderToStaticMarkup(
    <FreedEnd offer={{ ...offered, ...change }} words={en} site={site} heading={{ current: null }} />,
  )

describe('a time of the waiting list that is over', () => {
  it('says until when it was held, that somebody still waits, and where they stop', () => {
    const page = show({})
    expect(page).toContain('10:10')
    expect(page).toContain(en.freed.stillWaiting)
    expect(page).toContain('/en/waiting-list/#own')
  })

  it('leads to the booking where nobody waits any more', () => {
    const page = show({ waiting: null })
    expect(page).toContain(en.freed.notWaiting)
    expect(page).toContain('href="/en/book/"')
  })

  it('that was declined says that somebody still waits', () => {
    expect(show({ state: 'declined' })).toContain(`<h2 tabindex="-1">${en.freed.declined}</h2>`)
  })

  it('that was taken leads to the appointment', () => {
    const booked = { start: '2026-11-16T12:00:00+01:00', end: '2026-11-16T12:20:00+01:00', practitioner: person }
    const page = show({ state: 'taken', booked, manage: '/en/my-appointment/#own', waiting: null })
    expect(page).toContain(en.freed.taken)
    expect(page).toContain('/en/my-appointment/#own')
    expect(page).not.toContain(en.freed.notWaiting)
  })
})
