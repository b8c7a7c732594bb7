import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../testing/sample-text.ts'
import { formatSlotId } from './format-slot-id.ts'
import { parseSlotId } from './slot-id.ts'

const slug = fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,8}){0,3}$/)
const key = fc.record({
  treatment: slug,
  clinic: slug,
  practitioner: slug,
  start: fc.integer({ min: 1, max: 36 ** 6 - 1 }).map((minutes) => minutes * 60_000),
})
const groupKey = fc.record({
  ...{ treatment: slug, clinic: slug, practitioner: slug, start: fc.constant(60_000) },
  group: fc.record({ group: slug.map((it) => `${it}-2026-11-24`), date: fc.constantFrom(undefined, '2026-12-01') }),
})

describe('a slot’s id', () => {
  it('says all there is to know, and is the same however often it is written', () => {
    fc.assert(
      fc.property(fc.oneof(key, groupKey), (it) => {
        expect(parseSlotId(formatSlotId(it))).toEqual(it)
      }),
    )
  })

  it('needs no escaping in an address', () => {
    fc.assert(
      fc.property(key, (it) => {
        expect(encodeURIComponent(formatSlotId(it))).toBe(formatSlotId(it))
      }),
    )
  })

  it('is read only in the one form in which it is written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), anyText, key.map(formatSlotId), groupKey.map(formatSlotId)), (text) => {
        const read = parseSlotId(text)
        if (read) expect(formatSlotId(read)).toBe(text)
      }),
    )
    const wrong = [
      '',
      '...',
      'a.b.c',
      'a.b.c.0ht5',
      'a.b.c.HT5FO',
      'a.b.c.zzzzzzz',
      'a.b.c.ht5fo.x',
      'A.b.c.ht5fo',
      'a-.b.c.ht5fo',
      ' a.b.c.ht5fo',
    ]
    expect(wrong.map(parseSlotId)).toEqual(wrong.map(() => null))
    expect(parseSlotId(`${'a'.repeat(10_000)}.b.c.ht5fo`)).toBeNull()
  })
})
