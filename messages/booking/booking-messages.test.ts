import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { bookingMessagesFor } from './messages.ts'
import { no } from './no.ts'
import { sv } from './sv.ts'

interface Tree {
  [key: string]: string | Tree
}

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  )
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
const reference = new Map(leaves(no))

describe('the words of the booking', () => {
  it.each([
    ['English', en as unknown as Tree],
    ['Swedish', sv as Tree],
  ])('%s has every key of Norwegian and no other, nothing empty, and the same placeholders', (_, words) => {
    expect(
      leaves(words)
        .map(([key]) => key)
        .toSorted(),
    ).toEqual([...reference.keys()].toSorted())
    for (const [key, text] of leaves(words)) {
      expect(text.trim(), key).not.toBe('')
      expect(placeholders(text), key).toEqual(placeholders(reference.get(key)!))
    }
  })

  it('keep the agreed words in English', () => {
    expect(Object.values(en.step)).toEqual([
      'Choose type',
      'Choose service',
      'Choose treatment',
      'Choose area',
      'Choose clinic in {area}',
      'Choose time',
      'Your information',
      'Confirm order',
      'Appointment booked',
    ])
    expect(en.code.verified).toBe('The code is verified')
  })

  it('are Swedish in Sweden, every one of them, dialogs included', () => {
    const words = bookingMessagesFor('no', 'sweden')
    expect(words.nav.back).toBe('Tillbaka')
    expect(bookingMessagesFor('en', 'sweden')).toBe(en)
  })
})
