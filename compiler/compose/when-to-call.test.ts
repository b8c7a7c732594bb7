import { expect, test } from 'vitest'
import { composeRealSite } from '../testing/real-site.ts'
import type { ComposedPage } from './composed-page.ts'

const { pages } = composeRealSite('norway')
const nameOf = ({ node, locale }: ComposedPage) => `${node.id} ${locale}`
/** They show the number in a place of their own. */
const withOwnNumbers = ['health-hub', 'offline', 'booking', 'booked']
const hasSign = ({ data }: ComposedPage) => /"care":"emergency"|href=\\"tel:113\\"/.test(JSON.stringify(data.sections))
/** About people and companies: they mention the number in passing. */
const mentioning = ['practitioner', 'business', 'absence', 'partner']
const callOf = (id: string, locale = 'en') =>
  pages.find((page) => page.node.id === id && page.locale === locale)!.data.whenToCall

test('every page that tells somebody to call 113 has the number under its lead, with the way to its signs', () => {
  const without = pages
    .filter(hasSign)
    .filter(({ node }) => !withOwnNumbers.includes(node.kind) && !mentioning.includes(node.kind))
    .filter(({ data }) => data.callFirst === undefined && data.whenToCall?.level !== 'emergency')
  expect(without.map(nameOf)).toEqual([])
  expect(callOf('fever')).toMatchObject({ level: 'emergency', path: '#help' })
  for (const { data } of pages.filter(({ data }) => data.whenToCall?.path.startsWith('#')))
    expect([...data.sections.map(({ key }) => `#${key}`), '#about', '#emergency-numbers']).toContain(
      data.whenToCall!.path,
    )
})

test('a list of subjects has it where one of them has a sign for 113: children, stomach, chest', () => {
  expect(callOf('health-care/children')).toMatchObject({ level: 'emergency', path: '#emergency-numbers' })
  const byPath = new Map(pages.map((page) => [page.node.in[page.locale].path, page]))
  const lists = pages.filter(({ node }) => node.kind === 'body-area' || node.kind === 'faq-topic')
  const without = lists.filter(({ data }) => {
    const subjects = (data as { items: { path: string }[] }).items.flatMap(({ path }) => byPath.get(path) ?? [])
    return subjects.some(hasSign) && data.whenToCall?.level !== 'emergency'
  })
  expect(without.map(nameOf)).toEqual([])
})

test('a topic of questions leads to the answer that says when', () => {
  expect(callOf('faq/psychology')).toMatchObject({ level: 'emergency', path: '/en/faq/psychology/help-now/' })
})

test('a page that knows nothing worse than the out-of-hours doctor offers that number', () => {
  const urgent = pages.filter(({ data }) => data.whenToCall?.level === 'urgent')
  expect(urgent.length).toBeGreaterThan(20)
  expect(urgent.filter(hasSign).map(nameOf)).toEqual([])
})

test('a profile or a company’s page that only mentions the number does not begin with it', () => {
  const marked = pages.filter(
    ({ node, data }) => mentioning.includes(node.kind) && data.whenToCall?.level === 'emergency',
  )
  expect(
    marked.filter(({ data }) => !JSON.stringify(data.sections).includes('"care":"emergency"')).map(nameOf),
  ).toEqual([])
  const profiles = pages.filter(({ node }) => node.kind === 'practitioner')
  expect(profiles.filter(({ data }) => data.whenToCall).map(nameOf)).toEqual([])
})
