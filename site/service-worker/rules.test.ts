import { describe, expect, it } from 'vitest'
import { treatmentOf, withSavedDate } from './rules.ts'

const booking = ['/bestill-time/', '/en/book-an-appointment/', '/min-time/']

describe('what is kept for reading without a network', () => {
  it.each([
    ['an article', '/isjias/', true, 'article'],
    ['the data of an article', '/page-data/en/acne/page-data.json', false, 'article'],
    ['opening hours', '/klinikker/bislett/', true, 'fresh'],
    ['opening hours in English, by their data', '/page-data/en/clinics/bislett/page-data.json', false, 'fresh'],
    ['prices', '/en/physical/prices/', true, 'fresh'],
    ['a bundle with its hash in the name', '/assets/browser-abc.js', false, 'forever'],
    ['shared data', '/page-data/sq/d/0123456789abcdef.json', false, 'forever'],
    ['the booking', '/bestill-time/', true, 'online'],
    ['the booking in English', '/en/book-an-appointment/', true, 'online'],
    ['the confirmation', '/en/book-an-appointment/booked/', true, 'online'],
    ['the data of the booking page', '/page-data/bestill-time/page-data.json', false, 'network'],
    ['a booking of one’s own', '/min-time/', true, 'online'],
    ['the booking under /no/', '/no/bestill-time/', true, 'online'],
    ['a booking of one’s own under /no/, without its slash', '/no/min-time', true, 'online'],
    ['a page whose name begins like the booking', '/bestill-time-hjelp/', true, 'article'],
    ['the API', '/api/slots', false, 'network'],
    ['what other systems ask', '/fhir/metadata', false, 'network'],
  ] as const)('%s', (_, path, isPage, treatment) => {
    expect(treatmentOf('GET', path, isPage, booking)).toBe(treatment)
  })

  it('is never an answer to something sent', () => {
    expect(treatmentOf('POST', '/isjias/', true, booking)).toBe('network')
  })

  it('says on which day it was kept, in the language of the page', () => {
    const date = new Date('2026-11-15T12:00:00Z')
    expect(withSavedDate('<html lang="nb"><body><div id="root">', date)).toContain(
      'Lagret på enheten 15. november 2026',
    )
    expect(withSavedDate('<html lang="sv"><body><div id="root">', date)).toContain(
      'Du är offline. Sparad på enheten 15 november 2026',
    )
    expect(withSavedDate('<html lang="en"><body><div id="root">', date)).toContain(
      'Saved on this device 15 November 2026',
    )
  })
})
