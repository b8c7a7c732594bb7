import { expect, it } from 'vitest'
import { sampleCatalogue } from '../testing/sample-catalogue.ts'
import { findOffer, type Wish } from './offer.ts'

function describeTiles(wish: Pick<Wish, 'clinic'>) {
  const catalogue = sampleCatalogue()
  for (const type of catalogue.types) for (const service of type.services) service.text = `Only ${service.id}`
  return Object.fromEntries(findOffer(catalogue, wish).map(({ id, text }) => [id, text]))
}
const [bislett, vika] = sampleCatalogue().clinics

it('a tile says what all its services are where all of them are offered', () => {
  expect(describeTiles({})).toMatchObject({ physical: 'About physical', video: 'About video' })
  expect(describeTiles({ clinic: bislett })).toMatchObject({ 'general-practitioner': 'About general-practitioner' })
})

it('a tile with one service left says what that one is, and does not promise the others', () => {
  expect(describeTiles({ clinic: vika })).toMatchObject({ physical: 'Only physiotherapist' })
})

it('a tile with several services left, and not all, says nothing that is not true of them', () => {
  const catalogue = sampleCatalogue()
  const [doctor] = catalogue.types
  doctor!.services.push({ id: 'surgery', name: 'surgery', text: 'Only surgery', treatments: [] })
  expect(findOffer(catalogue, {})[0]).toMatchObject({ id: 'general-practitioner', text: '' })
})
