import { expect, it } from 'vitest'
import { en } from '#messages/booking/en.ts'
import { no } from '#messages/booking/no.ts'
import { sv } from '#messages/booking/sv.ts'
import { languageTag } from '#messages/short-dates.ts'
import { describeRemaining } from './remaining.ts'

it.each([
  [180, 2, 'minute'],
  [120, 2, 'minute'],
  [62, 2, 'minute'],
  [61, 1, 'minute'],
  [32, 1, 'minute'],
  [31, 30, 'second'],
  [1, 30, 'second'],
] as const)('%i seconds are told as %i %s, as the language writes it', (left, count, unit) => {
  for (const [language, words] of Object.entries({ no, en, sv })) {
    const style = { style: 'unit', unit, unitDisplay: 'long' } as const
    const expected = new Intl.NumberFormat(languageTag(language as 'no'), style).format(count)
    expect(describeRemaining(left, { ...no.hold, ...words.hold }).replaceAll('\u00a0', ' ')).toBe(
      expected.replaceAll('\u00a0', ' '),
    )
  }
})
