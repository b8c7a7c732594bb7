import { expect, test } from 'vitest'
import type { DirectoryPerson } from '#domain/people/directory.ts'
import { en } from '#messages/en.ts'
import type { DirectoryView } from './directory-view.ts'
import { exampleDirectory } from './example-directory.ts'
import { renderFilters } from './render-filters.ts'
import { peopleShownFirst, renderPeople } from './render-people.ts'

const sara: DirectoryPerson = {
  ...{
    id: 'sara',
    name: 'Sara',
    path: '/en/sara/',
    profession: 'physiotherapist',
    clinics: ['vika'],
    cities: ['oslo'],
  },
  ...{ services: ['physio'], competence: ['knee'], languages: ['no', 'es'] },
}
const jonas: DirectoryPerson = { ...sara, id: 'jonas', name: 'Jonas', clinics: ['bergen'], cities: ['bergen'] }
const view: DirectoryView = {
  directory: {
    people: [],
    cityOf: {},
    names: {
      city: { oslo: 'Oslo', bergen: 'Bergen' },
      clinic: { vika: 'Vika', bergen: 'Bergen' },
      service: { physio: 'Physiotherapist' },
      competence: { knee: 'Knee' },
      language: { no: 'Norwegian', es: 'Spanish' },
    },
  },
  people: [sara, jonas],
  query: { filters: {}, order: 'name', isWhole: false },
  times: { sara: '2026-11-16T15:10:00+01:00', jonas: null },
  slots: { sara: 'physio.vika.sara.hiyra' },
  now: new Date('2026-11-16T10:00:00Z'),
  path: '/en/our-practitioners/',
  booking: '/en/book/',
  language: 'en',
  words: en,
}
const asking = (filters: DirectoryView['query']['filters']): DirectoryView => ({
  ...view,
  query: { ...view.query, filters },
})

test('a card has the face, name, profession, clinic, languages and first free time', () => {
  const html = renderPeople(view)
  expect(html).toContain('2 practitioners</h2>')
  expect(html).toContain('src="/portraits/sara.svg"')
  expect(html).toContain('<a href="/en/sara/">Sara</a>')
  expect(html).toContain('Vika</p><p class="small soft">Norwegian, Spanish')
  expect(html).toContain(
    'href="/en/book/?practitioner=sara&#38;slot=physio.vika.sara.hiyra"><span data-person="sara">today 15:10</span>',
  )
  expect(html).toContain('href="/en/book/?practitioner=jonas"><span data-person="jonas">No available times</span>')
  expect(renderPeople({ ...view, times: undefined })).toContain('<span data-person="sara">See available times</span>')
})

test('each chosen filter can be removed alone, and all together', () => {
  const html = renderPeople(asking({ city: 'oslo', competence: 'knee' }))
  expect(html).toContain('1 practitioner</h2>')
  expect(html).toContain('href="/en/our-practitioners/?competence=knee">Oslo <')
  expect(html).toContain('href="/en/our-practitioners/?city=oslo">Knee <')
  expect(html).toContain('<a class="link" href="/en/our-practitioners/">Reset filters</a>')
})

test('where nobody matches, each filter that helps is named with how many it brings', () => {
  const html = renderPeople(asking({ city: 'oslo', clinic: 'bergen' }))
  expect(html).toContain('<a href="/en/our-practitioners/?clinic=bergen">Without ‘City: Oslo’: 1 practitioner</a>')
  expect(html).toContain('<a href="/en/our-practitioners/?city=oslo">Without ‘Clinic: Bergen’: 1 practitioner</a>')
  expect(html).not.toContain('class="grid people"')
})

test('every option says how many people it leaves, given the other choices', () => {
  const html = renderFilters(asking({ city: 'oslo' }))
  expect(html).toContain('<option value="oslo" selected>Oslo (1)</option>')
  expect(html).toContain('<option value="bergen">Bergen (1)</option>')
  expect(html).toMatch(/id="clinic".*<option value="bergen">Bergen \(0\)<\/option><option value="vika">Vika \(1\)/)
  expect(html).toContain('Filter (1)</button>')
})

test('of many people the first are shown, and the way to all of them', () => {
  const people = Array.from({ length: 1000 }, (_, n) => ({ ...sara, id: `sara-${n}`, name: `Sara ${n}` }))
  const html = renderPeople({ ...view, people })
  expect(html.match(/<article/g)).toHaveLength(peopleShownFirst)
  expect(html).toContain('href="/en/our-practitioners/?show=all">Show all 1000 practitioners</a>')
  const whole = renderPeople({ ...view, people, query: { ...view.query, isWhole: true } })
  expect(whole.match(/<article/g)).toHaveLength(1000)
  expect(whole).not.toContain('show=all')
})

test('no name, id or word becomes HTML', () => {
  const evil = '"><img src=x onerror=alert(1)>'
  const person = { ...sara, id: evil, name: evil, path: evil, cities: [evil], clinics: [evil], languages: [evil] }
  const hostile = { ...asking({ city: evil }), people: [person], path: evil, booking: evil }
  for (const html of [
    renderPeople(hostile),
    renderPeople({ ...hostile, query: { ...hostile.query, filters: { city: evil, clinic: 'none' } } }),
    renderFilters(hostile),
  ])
    expect(html).not.toMatch(/<img src=x/)
})

test('the example has every class that a list can have', () => {
  const classesOf = (html: string) => [...html.matchAll(/class="([^"]+)"/g)].map(([, name]) => name)
  const shown = renderPeople(asking({ city: 'oslo' })) + renderPeople(asking({ city: 'oslo', clinic: 'bergen' }))
  expect(classesOf(exampleDirectory)).toEqual(expect.arrayContaining(classesOf(shown)))
})
