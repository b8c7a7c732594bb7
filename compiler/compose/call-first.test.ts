import { expect, test } from 'vitest'
import { composeRealSite } from '../testing/real-site.ts'
import { putCallFirst } from './call-first.ts'

test('the emergency card stands before the text, and its place in the text leads up to it', () => {
  const card = { care: 'emergency' as const, html: '<ul><li>a</li></ul>' }
  const text = { html: '<p>b</p>' }
  const { callFirst, sections } = putCallFirst([{ key: 'help', title: 'Help', parts: [text, card] }], {
    locale: 'en',
    country: 'norway',
  })
  expect(callFirst).toBe(card.html)
  expect(sections[0]?.parts[0]).toBe(text)
  expect(sections[0]?.parts[1]).toMatchObject({ care: 'emergency', html: expect.stringContaining('href="#main"') })
})

test('every page about an emergency that we have puts the call first, in both languages', () => {
  const { pages } = composeRealSite('norway')
  const about = ['anaphylaxis', 'chest-pain', 'meningitis', 'sepsis', 'shortness-of-breath', 'tia']
  const first = pages.filter(({ data }) => 'callFirst' in data).map(({ node, locale }) => `${node.id} ${locale}`)
  expect(first.sort()).toEqual(about.flatMap((id) => [`${id} en`, `${id} no`]))
})

test('a number in the lead of a page is a call', () => {
  const { pages } = composeRealSite('norway')
  const tia = pages.find(({ node, locale }) => node.id === 'tia' && locale === 'en')!
  expect(tia.data.lead).toContain('<a href="tel:113">call 113</a>')
  const leads = pages.filter(({ data }) => /\b113\b/.test(data.summary))
  expect(leads.filter(({ data }) => !data.lead?.includes('href="tel:113"')).map(({ node }) => node.id)).toEqual([])
})
