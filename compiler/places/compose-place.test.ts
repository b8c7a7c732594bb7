import { describe, expect, it, onTestFinished } from 'vitest'
import type { PageData, PlacePage } from '#page-data/pages.ts'
import { composeSite } from '../compose/compose-site.ts'
import { composeJsonLd } from '../json-ld/compose-json-ld.ts'
import { ContentError } from '../problem.ts'
import { sampleFiles, writeContent } from '../testing/sample-content.ts'

const files = sampleFiles()
const away = (id: string, lat: number) => ({
  [`clinics/${id}.yaml`]: files['clinics/bislett.yaml']!.replace('id: bislett', `id: ${id}`).replace(
    'lat: 59.92',
    `lat: ${lat}`,
  ),
})
const worksAt = (...clinics: string[]) =>
  files['practitioners/sara.yaml']!.replace(
    "  - { clinic: bislett, days: [mon], hours: { from: '08:00', to: '16:00' } }\n",
    clinics.map((it) => `  - { clinic: ${it}, days: [mon], hours: { from: '09:00', to: '12:00' } }\n`).join(''),
  )
const place = (lines = '') =>
  `name: { en: Hill, no: Høyden }\nposition: { lat: 59.93, lng: 10.73 }\n${lines}ways:\n  bislett: { en: Walk down., no: Gå ned. }\n`
const page = (id: string, path: string, lines = '') => ({
  [`pages/${id}.yaml`]: `kind: place\ngroup: physical\nplace: hill\nprofessions: [physiotherapist]\ntreatments: [physio-first]\n${lines}`,
  [`pages/${id}.en.md`]: `---\ntitle: Physio ${id}\nsummary: Near ${id}.\n---\n## Here {#here}\nA hill.\n`,
  [`pages/${id}.no.md`]: `---\npath: ${path}\ntitle: Fysio ${id}\nsummary: Nær ${id}.\n---\n## Her {#here}\nEn høyde.\n`,
})
const base: Record<string, string> = {
  ...away('torshov', 60.02),
  'places/hill.yaml': place(),
  ...page('clinics/hill', '/klinikker/hoyden/'),
}

function compose(changes: Record<string, string> = {}, country: 'norway' | 'sweden' = 'norway') {
  const content = writeContent({ ...base, ...changes })
  onTestFinished(content.remove)
  return composeSite(content.folder, country, '2026-11-15')
}

function placePage(changes: Record<string, string> = {}, id = 'clinics/hill'): PlacePage {
  const found = compose(changes).pages.find(({ node, locale }) => node.id === id && locale === 'en')
  return found!.data as PlacePage
}

describe('the page of a place', () => {
  it('names the nearest clinic where somebody of the profession works, with its distance and the way there', () => {
    const { near, isHere, way } = placePage()
    expect(near).toEqual([{ clinic: 'bislett', kilometres: 1.11 }])
    expect([isHere, way]).toEqual([false, '<p>Walk down.</p>'])
  })

  it('names further clinics after it, as soon as somebody works there', () => {
    const { near } = placePage({ 'practitioners/sara.yaml': worksAt('torshov', 'bislett') })
    expect(near.map(({ clinic }) => clinic)).toEqual(['bislett', 'torshov'])
  })

  it('lists who works at the nearest clinic, with their days there and no others', () => {
    const { team } = placePage({ 'practitioners/sara.yaml': worksAt('torshov', 'bislett') })
    expect(team.map(({ id, days }) => ({ id, days }))).toEqual([
      { id: 'sara', days: [{ days: ['mon'], hours: { from: '09:00', to: '12:00' }, weeks: 'every' }] },
    ])
  })

  it('of a treatment that only some can give names the clinic of somebody who can, and nobody else', () => {
    const kari = files['practitioners/sara.yaml']!.replaceAll('sara', 'kari').replace('[backs]', '[needles]')
    const { near, team } = placePage({
      ...page('clinics/hill', '/klinikker/hoyden/', 'competence: needles\n'),
      'places/hill.yaml': place().replace('bislett:', 'torshov:'),
      'competence.yaml': `${files['competence.yaml']}- { id: needles, name: { no: Nåler, en: Needles } }\n`,
      'practitioners/kari.yaml': kari.replace('clinic: bislett', 'clinic: torshov').replace('9999001', '9999009'),
    })
    expect(near.map(({ clinic }) => clinic)).toEqual(['torshov'])
    expect(team.map(({ id }) => id)).toEqual(['kari'])
  })

  it('says that the clinic is here where it is', () => {
    expect(placePage({ 'places/hill.yaml': place('clinic: bislett\n') }).isHere).toBe(true)
  })

  it('of a town leads to those of its quarters', () => {
    const { places } = placePage(page('clinics/hill/top', '/klinikker/hoyden/toppen/'))
    expect(places).toEqual([{ title: 'Physio clinics/hill/top', path: '/en/clinics/hill/top/' }])
  })

  it('names no neighbour that nobody would travel to, and is not linked from a clinic that far away', () => {
    const far: Record<string, string> = {
      'places/far.yaml': place().replace('59.93', '62.93'),
      ...page('clinics/far', '/klinikker/langt-borte/'),
    }
    far['pages/clinics/far.yaml'] = far['pages/clinics/far.yaml']!.replace('place: hill', 'place: far')
    expect(placePage(far).places).toEqual([])
    const clinic = compose(far).pages.find(({ node, locale }) => node.id === 'clinics/bislett' && locale === 'en')!
    expect(clinic.data).toMatchObject({ places: [{ path: '/en/clinics/hill/' }] })
  })

  it('is linked from the clinic that it names, and from the list of clinics above it', () => {
    const { pages } = compose()
    const dataOf = (id: string) => pages.find(({ node, locale }) => node.id === id && locale === 'no')!.data
    const link = { title: 'Fysio clinics/hill', path: '/klinikker/hoyden/' }
    expect(dataOf('clinics/bislett')).toMatchObject({ places: [link] })
    expect(dataOf('clinics')).toMatchObject({ places: [link] })
  })

  it('tells search engines which place is served, and by which clinics', () => {
    const { pages, facts } = compose()
    const { data } = pages.find(({ node, locale }) => node.id === 'clinics/hill' && locale === 'en')!
    const address = { path: '/en/clinics/hill/', kind: 'place', locale: 'en', language: 'en' }
    const things = composeJsonLd({ ...address, data } as PageData, facts, 'https://innom.example')
    expect(things).toContainEqual({
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: 'Physio clinics/hill',
      description: 'Near clinics/hill.',
      url: 'https://innom.example/en/clinics/hill/',
      areaServed: { '@type': 'Place', name: 'Hill' },
      provider: [{ '@type': 'MedicalClinic', name: 'Innom Bislett', telephone: '+47 22 00 00 01' }],
    })
  })

  it('is not on the site of another country', () => {
    const { pages } = compose({}, 'sweden')
    expect(pages.map(({ node }) => node.id)).not.toContain('clinics/hill')
  })
})

describe('an editor is told', () => {
  const problemsOf = (changes: Record<string, string>) => {
    try {
      compose(changes)
      return []
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      return error.problems.map(
        ({ file, line, message }) => `${file.split('/').slice(-2).join('/')}:${line} ${message}`,
      )
    }
  }

  it('that a place has no fact file', () => {
    expect(problemsOf({ 'pages/clinics/hill.yaml': base['pages/clinics/hill.yaml']!.replace('hill', 'hull') })).toEqual(
      ['clinics/hill.yaml:3 there is no file places/hull.yaml. Write it, or use the name of one that exists.'],
    )
  })

  it('that a page names no treatment whose free times it could show', () => {
    const record = base['pages/clinics/hill.yaml']!
    expect(problemsOf({ 'pages/clinics/hill.yaml': record.replace('treatments: [physio-first]\n', '') })).toEqual([
      expect.stringMatching(/^clinics\/hill\.yaml:\d+ 'treatments'/),
    ])
  })

  it('that nobody can have a competence that is not in the list', () => {
    const record = base['pages/clinics/hill.yaml']!
    expect(problemsOf({ 'pages/clinics/hill.yaml': `${record}competence: magic\n` })).toEqual([
      "clinics/hill.yaml:6 'magic' is not in competence.yaml.",
    ])
  })

  it('that the way to the nearest clinic is not told', () => {
    expect(problemsOf({ 'places/hill.yaml': place().replace('bislett:', 'torshov:') })).toEqual([
      "places/hill.yaml:3 the nearest clinic with physiotherapist is 'bislett'. Tell the way there under ways.",
    ])
  })
})
