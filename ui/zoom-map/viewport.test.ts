import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toWorld, worldPixels } from '#domain/map/mercator.ts'
import {
  cityZoom,
  countryZoom,
  edgesOf,
  fitPlaces,
  limitView,
  panBy,
  type View,
  zoomAround,
  zoomAtPlace,
} from './viewport.ts'

const bounds = {
  frame: [56, 1, 65, 17] as [number, number, number, number],
  cities: [
    { id: 'oslo', frame: [59.79, 10.42, 60.01, 11.13] as [number, number, number, number] },
    { id: 'bergen', frame: [60.29, 5.17, 60.47, 5.5] as [number, number, number, number] },
  ],
}
const unit = fc.double({ min: 0, max: 1, noNaN: true })
const view = fc.record({ x: unit, y: unit, zoom: fc.double({ min: -3, max: 25, noNaN: true }) })
const size = fc.record({ width: fc.integer({ min: 200, max: 900 }), height: fc.integer({ min: 200, max: 700 }) })
const place = fc.record({
  lat: fc.double({ min: 58, max: 63, noNaN: true }),
  lng: fc.double({ min: 5, max: 12, noNaN: true }),
})
const isAlike = (a: View, b: View) => {
  expect(a.x).toBeCloseTo(b.x, 9)
  expect(a.y).toBeCloseTo(b.y, 9)
  expect(a.zoom).toBeCloseTo(b.zoom, 9)
}

test('wherever somebody drags or zooms, they see known land and water only', () => {
  fc.assert(
    fc.property(view, size, (wished, screen) => {
      const shown = limitView(wished, screen, bounds)
      const pixels = worldPixels(shown.zoom)
      const { left, right, top, bottom } = edgesOf(bounds.frame)
      const near = 1e-9
      expect(shown.x - screen.width / 2 / pixels).toBeGreaterThanOrEqual(left - near)
      expect(shown.x + screen.width / 2 / pixels).toBeLessThanOrEqual(right + near)
      expect(shown.y - screen.height / 2 / pixels).toBeGreaterThanOrEqual(top - near)
      expect(shown.y + screen.height / 2 / pixels).toBeLessThanOrEqual(bottom + near)
    }),
  )
})

test('only cities are seen closely, and nothing more closely than it is known', () => {
  fc.assert(
    fc.property(view, size, (wished, screen) => {
      const shown = limitView(wished, screen, bounds)
      expect(shown.zoom).toBeLessThanOrEqual(cityZoom)
      const [across, down] = [screen.width / 2 / worldPixels(shown.zoom), screen.height / 2 / worldPixels(shown.zoom)]
      const showsCity = bounds.cities.some(({ frame }) => {
        const { left, right, top, bottom } = edgesOf(frame)
        const isBeside = shown.x + across < left || shown.x - across > right
        return !isBeside && shown.y + down > top && shown.y - down < bottom
      })
      if (!showsCity) expect(shown.zoom).toBeLessThanOrEqual(countryZoom)
    }),
  )
})

test('whoever zooms in on a city gets there, wherever on the screen it is', () => {
  const bergen = toWorld({ lat: 60.39, lng: 5.32 })
  const screen = { width: 500, height: 450 }
  const off = fc.integer({ min: -200, max: 200 })
  fc.assert(
    fc.property(off, off, (right, down) => {
      let shown: View = limitView(panBy({ ...bergen, zoom: 8 }, -right, -down), screen, bounds)
      for (let step = 0; step < 40; step++) {
        shown = limitView(zoomAround(shown, shown.zoom + 0.25, right, down), screen, bounds)
      }
      expect(shown.zoom).toBe(cityZoom)
    }),
  )
})

test('a view that is allowed stays as it is', () => {
  fc.assert(
    fc.property(view, size, (wished, screen) => {
      const shown = limitView(wished, screen, bounds)
      isAlike(limitView(shown, screen, bounds), shown)
    }),
  )
})

test('a drag there and back ends where it began', () => {
  const step = fc.integer({ min: -2_000, max: 2_000 })
  fc.assert(
    fc.property(view, step, step, (it, right, down) => isAlike(panBy(panBy(it, right, down), -right, -down), it)),
  )
})

test('what is between the fingers stays between them', () => {
  const off = fc.integer({ min: -400, max: 400 })
  fc.assert(
    fc.property(view, fc.double({ min: 4, max: 15, noNaN: true }), off, off, (it, zoom, right, down) => {
      const before = panBy(it, right, down)
      const after = panBy(zoomAround(it, zoom, right, down), right, down)
      expect(after.x).toBeCloseTo(before.x, 9)
      expect(after.y).toBeCloseTo(before.y, 9)
    }),
  )
})

test('the button for a closer look leads to a place that was in sight, never to empty land', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 8 }), size, (places, screen) => {
      let shown = fitPlaces(places, screen)
      for (let step = 0; step < 6; step++) shown = zoomAtPlace(shown, shown.zoom + 1, places, screen)
      const pixels = worldPixels(shown.zoom)
      const inSight = places.map(toWorld).filter(({ x, y }) => {
        const [right, down] = [(x - shown.x) * pixels, (y - shown.y) * pixels]
        return Math.abs(right) <= screen.width / 2 && Math.abs(down) <= screen.height / 2
      })
      expect(inSight).not.toEqual([])
    }),
  )
})

test('the button leads to where most places are, or to the one that somebody has moved to the middle', () => {
  const screen = { width: 400, height: 430 }
  const oslo = [59.9, 59.91, 59.92].map((lat) => ({ lat, lng: 10.7 }))
  const bergen = { lat: 60.39, lng: 5.32 }
  const zoomIn = (from: View) => {
    let shown = from
    for (let step = 0; step < 4; step++) shown = zoomAtPlace(shown, shown.zoom + 1, [...oslo, bergen], screen)
    const pixels = worldPixels(shown.zoom)
    const { x, y } = toWorld(bergen)
    return Math.abs(x - shown.x) * pixels < screen.width / 2 && Math.abs(y - shown.y) * pixels < screen.height / 2
  }
  const all = fitPlaces([...oslo, bergen], screen)
  expect(zoomIn(all)).toBe(false)
  expect(zoomIn({ ...all, ...toWorld(bergen) })).toBe(true)
})

test('where no place is in sight the button keeps the middle', () => {
  const here: View = { x: 0.5, y: 0.3, zoom: 8 }
  expect(zoomAtPlace(here, 9, [{ lat: 59.9, lng: 10.7 }], { width: 400, height: 400 })).toEqual({ ...here, zoom: 9 })
})

test('‘Show all’ shows all', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 8 }), size, (places, screen) => {
      const shown = fitPlaces(places, screen)
      const pixels = worldPixels(shown.zoom)
      for (const { x, y } of places.map(toWorld)) {
        expect(Math.abs(x - shown.x) * pixels).toBeLessThanOrEqual(screen.width / 2)
        expect(Math.abs(y - shown.y) * pixels).toBeLessThanOrEqual(screen.height / 2)
      }
    }),
  )
})
