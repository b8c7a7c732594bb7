import { describe, expect, it } from 'vitest'
import { createWordCheckerFor } from '../safety/check-avoided.ts'
import { composeRealSite } from '../testing/real-site.ts'

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
    const swedish = pages.filter(({ language }) => language === 'sv')
    expect(swedish.length).toBeGreaterThan(0)
    // 113 22 is the postcode of the clinic.
    expect(JSON.stringify(swedish.map(({ data }) => data))).not.toMatch(/\b113\b(?! 22)|116.?117/)
    // In English and in Norwegian, too, readers are in Sweden; only a page about Norway tells Norwegian numbers.
    const elsewhere = pages.filter(({ node }) => node.id !== 'tourist-in-norway')
    expect(elsewhere.some(({ node, locale }) => node.id === 'book-an-appointment/booked' && locale === 'en')).toBe(true)
    for (const {
      node,
      locale,
      data: { sources: _, ...data },
    } of elsewhere)
      expect(JSON.stringify(data), `${locale} ${node.id}`).not.toMatch(/\b113\b(?! 22)|116.?117|116.?123/)
    const tourist = pages.find(({ node, locale }) => node.id === 'tourist-in-norway' && locale === 'en')
    expect(JSON.stringify(tourist?.data)).toMatch(/\b113\b/)
    // From the first step to the appointment, in the language of the booking itself.
    const written = swedish.map(({ node }) => node.id)
    expect(written).toEqual(
      expect.arrayContaining(['book-an-appointment', 'book-an-appointment/booked', 'my-appointment']),
    )
    expect(shared.no.wizard.dialog['covid-questions'].title).toBe('Frågor och svar om covid')
    expect(shared.no.wizard.booked.reminder).toBe('Du får en påminnelse via sms 1 timme före.')
    const standIn = pages.find(({ node, locale }) => node.id === 'cookies' && locale === 'no')
    expect(JSON.stringify(standIn?.data), 'a Norwegian page keeps to Norwegian').toContain('30 minutter')
    expect(shared.en.messages.price.amount).toBe('SEK {amount}')
    const paths = new Map(pages.map(({ node, locale, language }) => [node.in[locale].path, language]))
    const { main, menu, about, help, legal } = shared.no.navigation
    const menus = [
      ...main,
      ...main.flatMap(({ columns }) => columns.flatMap(({ links }) => links)),
      ...menu,
      ...about,
      ...help,
    ]
    expect(menus.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Mottagningar', 'Frågor och svar', 'Kontakt']),
    )
    for (const { title, path } of menus) expect(paths.get(path), title).toBe('sv')
    for (const { title, path } of legal)
      expect(paths.get(path), title).toBe(title.endsWith('(på engelska)') ? 'en' : 'sv')
    for (const { company, navigation } of Object.values(shared)) {
      expect(company).toMatchObject({ legalName: 'Innom Vård AB', email: 'hej@innom.example' })
      expect(JSON.stringify(navigation)).not.toMatch(/norvind|fjelltrygg|havnely|tinde|tourist|turist|transparency/)
    }
    const home = pages.filter(({ node }) => node.id === 'index')
    expect(home.map(({ data }) => data.treatments)).toEqual(
      home.map(() => ['gp-consultation', 'physiotherapist-first-time']),
    )
    expect(shared.no.catalogue.treatments['physiotherapist-first-time']?.dialog).toBeUndefined()
    const texts = JSON.stringify(swedish.map(({ data }) => data))
    expect(texts).not.toContain('Innom Helse AS')
    expect(texts).not.toContain('/personvernerklaering/')
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
    expect(facts.clinics).toHaveLength(16)
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
