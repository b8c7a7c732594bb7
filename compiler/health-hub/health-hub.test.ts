import { describe, expect, it, onTestFinished } from 'vitest'
import type { AToZPage, BodyAreaPage, ConditionPage, HealthHubPage } from '#page-data/pages.ts'
import { composeSite } from '../compose/compose-site.ts'
import { ContentError } from '../problem.ts'
import { sampleFiles, writeContent } from '../testing/sample-content.ts'

const page = (id: string, path: string, record: string, title = id) => ({
  [`pages/${id}.yaml`]: `group: services\n${record}`,
  [`pages/${id}.en.md`]: `---\ntitle: ${title}\nsummary: About ${id}.\n---\n`,
  [`pages/${id}.no.md`]: `---\npath: ${path}\ntitle: ${title} på norsk\nsummary: Om ${id}.\n---\n`,
})

const areas = `- id: back
  name: { no: Rygg, en: Back }
  places: [upper-back, lower-back]
- id: nerves
  name: { no: Nerver, en: Nerves }
  places: [head]
  icpc2: [N, L86]
  groups: [mind]
  services: [about-us]
  page:
    path: { no: nerver, en: nerves }
    group: mind
    summary: { no: Om nerver., en: About nerves. }
- id: limbs
  name: { no: Ledd, en: Joints }
  icpc2: [L]
  page:
    path: { no: ledd, en: joints }
    group: physical
    summary: { no: Om ledd., en: About joints. }
`

const pagesOfSeason = 'about-us, contact, cookies, faq, clinics, sciatica'
const seasons = [
  ['winter', '[12, 1, 2]'],
  ['spring', '[3, 4, 5]'],
  ['summer', '[6, 7, 8]'],
  ['autumn', '[9, 10, 11]'],
]
  .map(
    ([id, months]) =>
      `- { id: ${id}, months: ${months}, title: { no: Om ${id}, en: In ${id} }, pages: [${pagesOfSeason}] }`,
  )
  .join('\n')

const hub = {
  ...page('health-care', '/helsehjelp/', 'kind: health-hub\n'),
  ...page('health-care/a-z', '/helsehjelp/a-aa/', 'kind: a-z\nfrom: a\n'),
  ...page('health-care/a-z/n-z', '/helsehjelp/a-aa/n-aa/', 'kind: a-z\nfrom: n\n'),
  'body-areas.yaml': areas,
  'seasons.yaml': seasons,
}
const sciatica = sampleFiles()['pages/sciatica.yaml']!

function compose(changes: Record<string, string | null> = {}, today = '2026-11-15') {
  const content = writeContent({ ...hub, ...changes })
  onTestFinished(content.remove)
  const site = composeSite(content.folder, 'norway', today)
  const dataOf = <T>(id: string, locale = 'en') =>
    site.pages.find((it) => it.node.id === id && it.locale === locale)?.data as T | undefined
  return { site, dataOf, hub: dataOf<HealthHubPage>('health-care')! }
}

function problemsOf(changes: Record<string, string | null>): string[] {
  try {
    compose(changes)
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.problems.map(({ file, line, message }) => `${file.split('/').at(-1)}:${line} ${message}`)
  }
}

describe('the areas of the health hub', () => {
  it('have a page that lists their conditions as soon as there is one, and lead to a service until then', () => {
    const none = compose()
    expect(none.hub.areas).toEqual([{ id: 'nerves', title: 'Nerves', path: '/en/about-us/', places: ['head'] }])
    const one = compose({ 'pages/sciatica.yaml': `${sciatica}icpc2: L86\n` })
    expect(one.hub.areas[0]).toMatchObject({ path: '/en/health-care/nerves/' })
    const area = one.dataOf<BodyAreaPage>('health-care/nerves', 'no')!
    expect(area).toMatchObject({ title: 'Nerver', isList: true, items: [{ title: 'Isjias', path: '/isjias/' }] })
    expect(area.related.map(({ path }) => path)).toEqual(['/om-oss/'])
    expect(area.crumbs.at(-1)).toEqual({ title: 'health-care på norsk', path: '/helsehjelp/' })
  })

  it('get a condition by the longest beginning of its code, by its group, and by what it says itself', () => {
    const idsWith = (record: string) => compose({ 'pages/sciatica.yaml': record }).hub.areas.map(({ path }) => path)
    expect(idsWith(`${sciatica}icpc2: L03\n`)).toEqual(['/en/about-us/', '/en/health-care/joints/'])
    expect(idsWith(`${sciatica}icpc2: L86\n`)).toEqual(['/en/health-care/nerves/'])
    expect(idsWith(`${sciatica}bodyArea: limbs\nicpc2: L86\n`)).toEqual(['/en/about-us/', '/en/health-care/joints/'])
    expect(idsWith(sciatica.replace('group: physical', 'group: mind'))).toEqual(['/en/health-care/nerves/'])
  })

  it('lead to the page that editors wrote, which lists conditions wherever they stand', () => {
    const { hub, dataOf, site } = compose({
      ...page('backs', '/rygger/', 'kind: body-area\nbodyArea: nerves\n'),
      'pages/sciatica.yaml': `${sciatica}icpc2: L86\n`,
    })
    expect(hub.areas[0]).toMatchObject({ id: 'nerves', path: '/en/backs/' })
    expect(dataOf<BodyAreaPage>('backs')).toMatchObject({ isList: false, items: [{ title: 'Sciatica' }] })
    expect(site.nodes.has('health-care/nerves')).toBe(false)
  })
})

describe('the list of an area', () => {
  const back = areas.replace('services: [about-us]', 'services: [about-us]\n  common: [contact, sciatica]')
  const written = sampleFiles()

  it('begins with what is common, in the order of the editors, and goes on by the alphabet', () => {
    const conditions = {
      'pages/sciatica.yaml': `${sciatica}icpc2: L86\n`,
      'pages/ache.yaml': `${sciatica.replace(/^aliases:.*\n/m, '')}icpc2: N01\n`,
      'pages/ache.en.md': written['pages/sciatica.en.md']!.replace('title: Sciatica', 'title: Ache'),
      'pages/ache.no.md': written['pages/sciatica.no.md']!.replace('/isjias/', '/verk/').replace(
        'title: Isjias',
        'title: Verk',
      ),
    }
    const titles = (changes: Record<string, string>) =>
      compose({ ...conditions, ...changes })
        .dataOf<BodyAreaPage>('health-care/nerves')!
        .items.map(({ title }) => title)
    expect(titles({})).toEqual(['Ache', 'Sciatica'])
    expect(titles({ 'body-areas.yaml': back })).toEqual(['The page contact', 'Sciatica', 'Ache'])
  })
})

describe('the crumbs above a condition', () => {
  const crumbsOf = (changes: Record<string, string>, id = 'sciatica') =>
    compose(changes)
      .dataOf<BodyAreaPage>(id)!
      .crumbs.map(({ path }) => path)

  it('lead through the health hub and the area of the body, and so do those of the pages below it', () => {
    const coded = { 'pages/sciatica.yaml': `${sciatica}icpc2: L86\n` }
    const above = ['/en/', '/en/health-care/', '/en/health-care/nerves/']
    expect(crumbsOf(coded)).toEqual(above)
    const below = { ...coded, ...page('sciatica/exercises', '/isjias/ovelser/', 'kind: content\n') }
    expect(crumbsOf(below, 'sciatica/exercises')).toEqual([...above, '/en/sciatica/'])
  })

  it('lead through the area that lists a page, also one that is no condition', () => {
    const listed = areas.replace('services: [about-us]', 'services: [about-us]\n  common: [contact]')
    const changes = { 'body-areas.yaml': listed, 'pages/sciatica.yaml': `${sciatica}icpc2: L86\n` }
    expect(crumbsOf(changes, 'contact').at(-1)).toBe('/en/health-care/nerves/')
  })

  it('begin at the home page where no area has the condition', () => {
    expect(crumbsOf({})).toEqual(['/en/'])
  })
})

it('a condition tells its medical name, but not the word that stands above it', () => {
  const english = sampleFiles()['pages/sciatica.en.md']!
  const nameOf = (medical: string) =>
    compose({
      'pages/sciatica.en.md': english.replace('plainName: sciatica', `plainName: sciatica\nmedicalName: ${medical}`),
    }).dataOf<ConditionPage>('sciatica')!.medicalName
  expect(nameOf('radicular pain')).toBe('radicular pain')
  expect(nameOf('sciatica')).toBeUndefined()
})

describe('the alphabet of the health hub', () => {
  it('leads to the page that has the letter, and letters without names lead nowhere', () => {
    const { hub, dataOf } = compose()
    const pathOf = (letter: string) => hub.letters.find((it) => it.letter === letter)
    expect(pathOf('S')).toEqual({ letter: 'S', path: '/en/health-care/a-z/n-z/#letter-s' })
    expect(pathOf('Q')).toEqual({ letter: 'Q' })
    const groupsOf = (id: string, locale?: string) => dataOf<AToZPage>(id, locale)!.groups
    expect(groupsOf('health-care/a-z')).toEqual([])
    expect(groupsOf('health-care/a-z', 'no')).toMatchObject([{ letter: 'I', anchor: 'letter-i' }])
    expect(groupsOf('health-care/a-z/n-z')).toEqual([
      { letter: 'S', anchor: 'letter-s', entries: [{ name: 'Sciatica', path: '/en/sciatica/' }] },
    ])
  })

  it('has a condition under its plain and its medical name, and tells which page the latter leads to', () => {
    const english = sampleFiles()['pages/sciatica.en.md']!
    const { dataOf } = compose({
      'pages/sciatica.en.md': english.replace(
        'plainName: sciatica',
        'plainName: sciatica\nmedicalName: radicular pain',
      ),
    })
    expect(dataOf<AToZPage>('health-care/a-z/n-z')!.groups.map(({ entries }) => entries)).toEqual([
      [{ name: 'Radicular pain', path: '/en/sciatica/', title: 'Sciatica' }],
      [{ name: 'Sciatica', path: '/en/sciatica/' }],
    ])
  })

  it('puts Å on the last page', () => {
    const norwegian = sampleFiles()['pages/sciatica.no.md']!
    const { dataOf } = compose({ 'pages/sciatica.no.md': norwegian.replace('title: Isjias', 'title: Åreknuter') })
    expect(dataOf<AToZPage>('health-care/a-z/n-z', 'no')!.groups).toMatchObject([{ letter: 'Å', anchor: 'letter-aa' }])
  })
})

it('the hub knows all seasons, and the month in which it was built', () => {
  const { hub } = compose({}, '2027-01-31')
  expect(hub.month).toBe(1)
  expect(hub.seasons.map(({ title }) => title)).toEqual(['In winter', 'In spring', 'In summer', 'In autumn'])
  expect(hub.seasons[0]!.pages).toHaveLength(6)
})

describe('an editor who made a mistake is told the file, the line and what to do', () => {
  const cases: [what: string, changes: Record<string, string>, expected: string][] = [
    [
      'a place of two areas',
      { 'body-areas.yaml': areas.replace('places: [head]', 'places: [upper-back]') },
      "body-areas.yaml:6 the place 'upper-back' is that of 'back' too. Keep one.",
    ],
    [
      'a place that is not drawn',
      { 'body-areas.yaml': areas.replace('places: [head]', 'places: [tail]') },
      expect.stringMatching(/^body-areas\.yaml:6 '1\.places\.0': Invalid option/) as unknown as string,
    ],
    [
      'a service that does not exist',
      { 'body-areas.yaml': areas.replace('services: [about-us]', 'services: [nowhere]') },
      "body-areas.yaml:9 there is no page 'nowhere'. Use the id of a page that exists.",
    ],
    [
      'a common page that does not exist',
      { 'body-areas.yaml': areas.replace('services: [about-us]', 'common: [about-us, nowhere]') },
      "body-areas.yaml:9 there is no page 'nowhere'. Use the id of a page that exists.",
    ],
    [
      'an area with the address of another page',
      { 'body-areas.yaml': areas.replace('no: nerver', 'no: a-aa') },
      "body-areas.yaml:11 the address /helsehjelp/a-aa/ is that of 'health-care/a-z' too. Keep one.",
    ],
    [
      'a summary that is too long',
      { 'body-areas.yaml': areas.replace('Om nerver.', 'x'.repeat(161)) },
      'body-areas.yaml:13 the summary has 161 characters; at most 160 are shown. Shorten it.',
    ],
    [
      'a condition in an unknown area',
      { 'pages/sciatica.yaml': `${sciatica}bodyArea: tail\n` },
      "sciatica.yaml:10 there is no area 'tail' in body-areas.yaml.",
    ],
    [
      'a season with an unknown page',
      { 'seasons.yaml': seasons.replace('contact', 'nowhere') },
      "seasons.yaml:1 there is no page 'nowhere'. Use the id of a page that exists.",
    ],
    [
      'a page that stands twice in a season',
      { 'seasons.yaml': seasons.replace('contact', 'about-us') },
      "seasons.yaml:1 the page 'about-us' stands twice. Choose another one.",
    ],
    [
      'a month of two seasons',
      { 'seasons.yaml': seasons.replace('[3, 4, 5]', '[2, 3, 4, 5]') },
      "seasons.yaml:2 month 2 is in 'winter' too. Keep one.",
    ],
    [
      'a month without a season',
      { 'seasons.yaml': seasons.replace('[9, 10, 11]', '[9, 10]') },
      'seasons.yaml:1 no season has month 11. Add it to one.',
    ],
    [
      'a season with too few pages',
      { 'seasons.yaml': seasons.replace('contact, ', '') },
      expect.stringMatching(/^seasons\.yaml:1 '0\.pages'/) as unknown as string,
    ],
  ]
  it.each(cases)('%s', (_, changes, expected) => {
    expect(problemsOf(changes)).toEqual([expected])
  })
})
