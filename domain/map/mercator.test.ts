import fc from 'fast-check'
import { expect, test } from 'vitest'
import { metresPerPixel, toPosition, toWorld } from './mercator.ts'

const lat = fc.double({ min: -85, max: 85, noNaN: true })
const lng = fc.double({ min: -180, max: 180, noNaN: true })

test('every place comes back from the map as it went there', () => {
  fc.assert(
    fc.property(lat, lng, (north, east) => {
      const back = toPosition(toWorld({ lat: north, lng: east }))
      expect(back.lat).toBeCloseTo(north, 9)
      expect(back.lng).toBeCloseTo(east, 9)
    }),
  )
})

test('north is up and east is right', () => {
  fc.assert(
    fc.property(lat, lat, lng, lng, (a, b, c, d) => {
      const [first, second] = [toWorld({ lat: a, lng: c }), toWorld({ lat: b, lng: d })]
      // As far apart as a hand.
      if (a - b > 1e-6) expect(first.y).toBeLessThan(second.y)
      if (c - d > 1e-6) expect(first.x).toBeGreaterThan(second.x)
    }),
  )
})

test('a kilometre in Oslo is as long on the map as it should be', () => {
  // The tile scheme of all maps: 256 pixels for the world at zoom 0.
  expect(metresPerPixel(12, 0)).toBeCloseTo(38.22, 2)
  expect(metresPerPixel(12, 60)).toBeCloseTo(19.11, 2)
  const [south, north] = [toWorld({ lat: 59.91, lng: 10.75 }), toWorld({ lat: 59.919, lng: 10.75 })]
  expect((south.y - north.y) * 256 * 2 ** 12 * metresPerPixel(12, 59.9145)).toBeCloseTo(1_002, 0)
})
