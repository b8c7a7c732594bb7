import { describe, expect, it } from 'vitest'
import { composeRealSite } from '../testing/real-site.ts'
import { createWordCheckerFor } from '../words/check-avoided.ts'

describe('the site of each country', () => {
  it('in Sweden has the Swedish clinic, its people and what it sells, and numbers that answer in Sweden', () => {
    const { facts, pages, shared } = composeRealSite('sweden')
    expect(facts.clinics.map((it) => it.id)).toEqual(['vasastan'])
    for (const { clinics, team, catalogue, messages, wizard } of Object.values(shared)) {
      expect(clinics.map((it) => it.phone)).toEqual(['+46 8 505 010 20'])
      expect(team.map((it) => it.clinics)).toEqual(team.map(() => ['vasastan']))
      const sold = catalogue.types.flatMap((type) => type.services.flatMap((it) => it.treatments))
      expect(sold).toContain('gp-consultation')
      for (const id of sold) expect(catalogue.treatments[id]?.clinics, id).toEqual(['vasastan'])
      expect(catalogue.treatments['gp-consultation']?.price).toBe(950)
      expect(catalogue.shortcuts.map((it) => it.type)).toEqual(['general-practitioner'])
      const words = JSON.stringify([messages, wizard])
      expect(words).not.toMatch(/\b113\b|116.117|116.123|\{fact:/)
      expect(words).toMatch(/\b112\b/)
      expect(words).toMatch(/\b1177\b/)
    }
    expect(shared.en.messages.price.amount).toBe('SEK {amount}')
    expect(shared.no.wizard.dialog['covid-questions'].title).toBe('Frågor och svar om covid')
    expect(shared.no.wizard.booked.reminder).toBe('Du får en påminnelse via sms 1 timme före.')
    for (const { messages, wizard } of Object.values(shared))
      expect([messages.contact.phoneHint, wizard.form.phoneHint].join(' ')).toMatch(/\+46.70.123.45.67.*\+46/)
    const home = pages.filter(({ node }) => node.id === 'index')
    expect(home.map(({ data }) => data.treatments)).toEqual(
      home.map(() => ['gp-consultation', 'physiotherapist-first-time']),
    )
    expect(shared.no.catalogue.treatments['physiotherapist-first-time']?.dialog).toBeUndefined()
  })

  it('in Sweden has the pages that are written in Swedish, in Swedish and in English, and leads to no other', () => {
    const { pages, nodes, shared } = composeRealSite('sweden')
    for (const { node, locale, language } of pages) expect(language, node.id).toBe(locale === 'no' ? 'sv' : 'en')
    const ids = [...nodes.keys()]
    expect(pages.map(({ node }) => node.id).sort()).toEqual([...ids, ...ids].sort())
    // From the first step to the appointment, and what the law asks for.
    for (const id of [
      ...['index', 'prices', 'book-an-appointment', 'book-an-appointment/booked', 'my-appointment', 'clinics/vasastan'],
      ...['privacy-policy', 'cookies', 'terms-of-sale', 'cancellation', 'contact', 'faq', 'search', '404'],
    ])
      expect(ids).toContain(id)
    for (const id of [
      'sciatica',
      'about-us',
      'tool-17',
      'norvind',
      'tourist-in-norway',
      'health-care',
      'clinics/okern',
    ])
      expect(ids).not.toContain(id)
    for (const locale of ['no', 'en'] as const) {
      const paths = new Set([...nodes.values()].map((node) => node.in[locale].path))
      const { messages: _, wizard, places, map, ...menus } = shared[locale]
      const linked = JSON.stringify([menus.navigation, pages.filter((page) => page.locale === locale)], (key, value) =>
        // A node names both its addresses.
        key === 'node' ? undefined : value,
      )
      const found = [...linked.matchAll(/"path":"((?!#)[^"#?]*)|href=\\"(\/[^"#?\\]*)/g)].map(
        ([, path, href]) => path ?? href!,
      )
      expect(found.length).toBeGreaterThan(40)
      expect(found.filter((path) => !paths.has(path))).toEqual([])
    }
    expect(shared.no.navigation.main.map(({ title }) => title)).toEqual(['Mottagningar', 'Priser', 'Frågor och svar'])
    expect(shared.no.navigation.legal.map(({ title }) => title)).toEqual(['Integritetspolicy', 'Kakor', 'Köpvillkor'])
  })

  it('in Sweden tells of nothing that is Norwegian, in Swedish and in English: numbers, prices, clinics, company, law, partners', () => {
    const { pages, shared } = composeRealSite('sweden')
    // 113 22 is the postcode of the clinic; a practitioner may speak Norwegian.
    const norwegian =
      /\b113\b(?!.22)|116.?117|116.?123|116.?006|\bNOK\b|\+47|Oslo|Bergen|Innom Helse|fastlege|legevakt|Norway|Datatilsynet|norvind|fjelltrygg|havnely|tinde\b/i
    const told = pages.flatMap(({ node, locale, data }) => textsOf(data, `${locale} ${node.id}`))
    const { catalogue: _, messages: __, wizard: ___, map: ____, places: _____, ...ofSite } = shared.en
    const texts = [...told, ...textsOf(ofSite, 'shared'), ...textsOf(shared.no.company, 'company')]
    expect(texts.filter(([, text]) => norwegian.test(text))).toEqual([])
    for (const { company } of Object.values(shared))
      expect(company).toMatchObject({ legalName: 'Innom Vård AB', email: 'hej@innom.example' })
  })

  it('in Sweden has no Norwegian word in anything that is Swedish: messages, menus, choices, people, kiosk, pages', () => {
    const { pages, shared, rules } = composeRealSite('sweden')
    const check = createWordCheckerFor('sv', rules.words)
    const swedish = pages.filter(({ language }) => language === 'sv')
    const written = swedish.map(({ node }) => node.id)
    expect(written).toEqual(
      expect.arrayContaining(['offline', 'kiosk/vasastan', 'clinics/vasastan', 'our-practitioners/karin-aberg']),
    )
    // What this country does not sell is not shown; articles that name it are Norwegian.
    const { catalogue, places: _, ...ofSite } = shared.no
    const sold = catalogue.types.flatMap((type) => type.services.filter((it) => it.treatments.length > 0))
    const treatments = sold.flatMap((it) => it.treatments.map((id) => catalogue.treatments[id]))
    expect(treatments).toContainEqual(expect.objectContaining({ id: 'gp-consultation' }))
    const texts = [
      ...textsOf(ofSite, 'shared'),
      ...textsOf([sold, treatments, catalogue.shortcuts], 'catalogue'),
      ...swedish.flatMap(({ node, data }) => textsOf(data, node.id)),
      ...swedish.flatMap(({ node }) => textsOf(node.in.no, node.id)),
    ]
    expect(texts.length).toBeGreaterThan(1000)
    const found = texts.flatMap(([path, text]) => check(text).map((message) => `${path}: ${message}`))
    expect(found).toEqual([])
  })

  it('in Norway is Norwegian', () => {
    const { facts, pages, shared } = composeRealSite('norway')
    expect(facts.clinics).toHaveLength(21)
    for (const { clinics } of Object.values(shared)) {
      const names = clinics.map(({ name }) => name)
      expect(names, 'clinics come in the order of the Norwegian alphabet').toEqual(
        names.toSorted(new Intl.Collator('nb').compare),
      )
      expect(names.at(-1)).toBe('Økern')
    }
    // Not the map, whose coordinates are numbers of any kind.
    const texts = JSON.stringify(shared, (key, value) => (key === 'map' ? undefined : value))
    expect(texts).not.toMatch(/vasastan|\b1177\b/i)
    expect(pages.some(({ node }) => node.id.includes('vasastan') || node.id.includes('karin-aberg'))).toBe(false)
    const { covidAnswers } = shared.en.wizard
    expect(covidAnswers.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['which-test', 'at-the-test', 'symptoms', 'results', 'positive', 'certificates']),
    )
    for (const { id, question, answer } of covidAnswers) {
      const { node } = pages.find((page) => page.node.id === `faq/covid-tests/${id}`)!
      expect([question, answer], 'the dialogs of the booking say what the FAQ says').toEqual([
        node.in.en.title,
        node.in.en.summary,
      ])
    }
    expect(shared.no.messages.article.urgentCard).toBe(
      'Ring fastlegen i dag, eller legevakten på 116\u00a0117 når det er stengt, hvis',
    )
  })
})

/** Every text below a value that somebody reads, with the way to it; addresses, ids and sources that bear their own names are none. */
function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') {
    const text = value.replace(/<[^>]*>|\{\w+\}/g, ' ')
    return /^[/#]|^[a-z0-9]+(?:-[a-z0-9]+)*$|^https?:/.test(value) ? [] : [[path, text]]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`))
}
