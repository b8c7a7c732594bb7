import fc from 'fast-check'
import { expect, test } from 'vitest'
import { landShare, markBox, type Name, overlap, placeNames } from './place-names.ts'

const name = fc.record({
  text: fc.constantFrom('Bislett', 'Vika', 'Oslo S', 'Frogner', 'Majorstuen', 'Tøyen', 'Sagene', 'Ullern', 'Bryn'),
  x: fc.integer({ min: 0, max: 500 }),
  y: fc.integer({ min: 0, max: 400 }),
  width: fc.integer({ min: 20, max: 120 }),
  height: fc.integer({ min: 12, max: 40 }),
  mark: fc.constantFrom(0, 4, 9),
  land: fc.constantFrom(0, 0.6, 1),
})
const names = fc.array(name, { maxLength: 40 })
/** A fjord across the map. */
const isLand = (x: number, y: number) => y < 180 || y > 260 || x > 400

test('no name covers another, nor the mark of another', () => {
  fc.assert(
    fc.property(names, (all) => {
      const placed = placeNames(all, { isLand })
      for (const [index, { name: own, box }] of placed.entries()) {
        for (const [at, other] of placed.entries()) {
          if (index === at) continue
          if (index < at) expect(overlap(box, other.box)).toBe(false)
          const isSamePlace = other.name.x === own.x && other.name.y === own.y
          if (other.name.mark > 0 && !isSamePlace) expect(overlap(box, markBox(other.name))).toBe(false)
        }
      }
    }),
  )
})

test('a name whose place is on land is not written in the water', () => {
  fc.assert(
    fc.property(names, (all) => {
      for (const { name: own, box } of placeNames(all, { isLand })) {
        if (own.land === 0) continue
        expect(isLand(box.x + box.width / 2, box.y + box.height / 2)).toBe(true)
        expect(landShare(box, isLand)).toBeGreaterThanOrEqual(own.land)
      }
    }),
  )
})

test('no name is cut off at the edge', () => {
  const seen = { x: 100, y: 50, width: 300, height: 300 }
  fc.assert(
    fc.property(names, (all) => {
      for (const { box } of placeNames(all, { isLand, seen })) {
        expect(box.x).toBeGreaterThanOrEqual(100)
        expect(box.y).toBeGreaterThanOrEqual(50)
        expect(box.x + box.width).toBeLessThanOrEqual(400)
        expect(box.y + box.height).toBeLessThanOrEqual(350)
      }
    }),
  )
})

test('what matters most is written first: whatever comes later does not move it', () => {
  fc.assert(
    fc.property(names, names, (first, more) => {
      const alone = placeNames(first, { isLand })
      expect(placeNames([...first, ...more], { isLand }).slice(0, alone.length)).toEqual(alone)
    }),
  )
})

test('a city and its station of the same name are not both written beside each other', () => {
  const bergen: Name = { text: 'Bergen', x: 100, y: 100, width: 60, height: 20, mark: 4, land: 0 }
  expect(placeNames([bergen, { ...bergen, x: 160, y: 160 }], { isLand: () => true })).toHaveLength(1)
  expect(placeNames([bergen, { ...bergen, x: 400, y: 100 }], { isLand: () => true })).toHaveLength(2)
})
