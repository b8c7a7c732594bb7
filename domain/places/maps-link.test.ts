import { expect, it } from 'vitest'
import { directionsLink } from './maps-link.ts'

const bislett = { lat: 59.925, lng: 10.733 }

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36', 'geo:59.925,10.733?q=59.925,10.733'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15', 'maps://?daddr=59.925,10.733'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0', undefined],
])('opens the maps of a phone, and offers nothing where they would not open: %s', (userAgent, link) => {
  expect(directionsLink(bislett, userAgent)).toBe(link)
})
