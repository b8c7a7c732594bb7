import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupClinics, inMainCity, tooNear } from './group-clinics.ts'

const unit = fc.double({ min: 0, max: 1, noNaN: true })
const clinics = fc.array(
  fc.record({ point: fc.record({ x: unit, y: unit }) }).map((it) => ({ ...it, city: 'Oslo' })),
  { maxLength: 20 },
)

test('every clinic is in one mark, and no two marks are too near for a finger', () => {
  fc.assert(
    fc.property(clinics, fc.integer({ min: 50, max: 5_000 }), (all, pixels) => {
      const groups = groupClinics(all, pixels)
      expect(new Set(groups.flatMap((group) => group.clinics))).toEqual(new Set(all))
      expect(groups.flatMap((group) => group.clinics)).toHaveLength(all.length)
      for (const [index, a] of groups.entries()) {
        for (const b of groups.slice(index + 1)) {
          expect(Math.hypot(a.x - b.x, a.y - b.y) * pixels).toBeGreaterThanOrEqual(tooNear - 1e-6)
        }
      }
    }),
  )
})

test('a mark for many stands for the city that most of them are in', () => {
  const oslo = [{ city: 'Oslo' }, { city: 'Oslo' }]
  expect(inMainCity([{ city: 'Lillestrøm' }, ...oslo])).toEqual(oslo)
})
