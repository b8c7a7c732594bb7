import { describe, expect, it } from 'vitest'
import { en as booking } from './booking/en.ts'
import { en } from './en.ts'
import { format } from './format.ts'
import { en as kiosk } from './kiosk/en.ts'
import { messagesFor } from './messages.ts'
import { no } from './no.ts'
import { sv } from './sv.ts'

type Tree = { [key: string]: string | Tree }

function leaves(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : leaves(value, `${path}${key}.`),
  )
}

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

describe('the words on screen', () => {
  const reference = new Map(leaves(no))

  it.each([
    ['English', en],
    ['Swedish', sv],
  ])('%s has every key of Norwegian and no other, and the same placeholders', (_, words) => {
    const texts = leaves(words as Tree)
    expect(texts.map(([key]) => key).toSorted()).toEqual([...reference.keys()].toSorted())
    for (const [key, text] of texts) expect(placeholders(text), key).toEqual(placeholders(reference.get(key)!))
  })

  it('are never empty', () => {
    for (const [key, text] of [no, en, sv].flatMap((words) => leaves(words as unknown as Tree)))
      expect(text.replaceAll(' ', ''), key).not.toBe('')
  })

  it('are Swedish in Sweden', () => {
    const words = messagesFor('no', 'sweden')
    expect(words.site.bookAppointment).toBe('Boka tid')
    const english = messagesFor('en', 'sweden')
    expect(english).toEqual({ ...en, site: english.site, price: { ...en.price, amount: 'SEK {amount}' } })
    expect(english.site).toMatchObject({ otherLanguage: 'Svenska', otherLanguageOffer: 'Läs detta på svenska' })
    expect(messagesFor('no', 'norway')).toBe(no)
  })

  it('fill in their placeholders and show those that got no value', () => {
    expect(format('Get to know {name}', { name: 'Sara' })).toBe('Get to know Sara')
    expect(format('{a} and {b}', { a: 1 })).toBe('1 and {b}')
  })
})

it('never calls a time free in English, which reads as ‘at no cost’ beside a price', () => {
  const words = textsOf([en, booking, kiosk])
  expect(words).toContain('Available today')
  // 'Free of charge' is what it says, and tells of money.
  expect(words.filter((word) => /\bfree\b(?! of charge)/i.test(word))).toEqual([])
})

function textsOf(words: object): string[] {
  return Object.values(words).flatMap((value) => (typeof value === 'string' ? value : textsOf(value as object)))
}
