import { expect, it } from 'vitest'
import { bookingPath, keepPossible } from './booking-path.ts'

const site = { navigation: { paths: { booking: '/en/book/' } } } as unknown as Parameters<typeof bookingPath>[0]
const chiropractor = { id: 'first', type: 'physical', service: 'chiropractor', clinics: ['vika'] }
const path = (chosen: Parameters<typeof keepPossible>[1]) =>
  bookingPath(site, chiropractor, keepPossible(chiropractor, chosen))

it('leads to the clinic of the page, where the treatment can be had there', () => {
  expect(path({ clinic: 'vika' })).toBe('/en/book/?type=physical&service=chiropractor&treatment=first&clinic=vika')
})

it('leaves the clinic open where nobody there gives the treatment, and keeps the other choices', () => {
  const treatment = '/en/book/?type=physical&service=chiropractor&treatment=first'
  expect(path({ clinic: 'skoyen' })).toBe(treatment)
  expect(path({ clinic: 'skoyen', partner: 'tinde' })).toBe(`${treatment}&partner=tinde`)
})
