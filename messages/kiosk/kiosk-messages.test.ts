import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { no } from './no.ts'
import { sv } from './sv.ts'

describe('the words of the kiosk', () => {
  it('have the same placeholders in every language', () => {
    for (const words of [en, sv]) expect(placeholdersOf(words)).toEqual(placeholdersOf(no))
  })
})

/** '{seconds}' and the like, by the place of the text. */
function placeholdersOf(words: object, place = ''): string[] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string'
      ? (value.match(/\{\w+\}/g) ?? []).toSorted().map((it) => `${place}.${name} ${it}`)
      : placeholdersOf(value as object, `${place}.${name}`),
  )
}
