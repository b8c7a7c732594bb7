import fc from 'fast-check'
import { expect, it } from 'vitest'
import { timesToHold } from './desk-changes.ts'

const span = fc
  .tuple(fc.constantFrom('anne', 'bo'), fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 12 }))
  .map(([practitioner, start, length]) => ({ practitioner, start, end: start + length }))

it('what is held with the old time covers the new one, and is never taken twice', () => {
  fc.assert(
    fc.property(span, span, (old, wanted) => {
      const held = timesToHold(old, wanted)
      const isSame = old.practitioner === wanted.practitioner
      for (let minute = 0; minute < 50; minute++) {
        const within = (it: { start: number; end: number }) => it.start <= minute && minute < it.end
        const isOld = isSame && within(old)
        expect(held.filter(within)).toHaveLength(within(wanted) && !isOld ? 1 : 0)
      }
    }),
  )
})
