import { describe, expect, test } from 'vitest'
import { type Language, languageOf, languages, locales } from '#domain/market/locale.ts'
import { createSearch } from '#search/create-search.ts'
import { helpCards, standsAlone } from '#search/index-files.ts'
import { composeRealSite } from '../testing/real-site.ts'
import { indexOfSite } from './index-of-site.ts'
import { listEntries } from './list-entries.ts'
import { mistype } from './mistype.ts'

const sites = [composeRealSite('norway'), composeRealSite('sweden')]
const places = sites.flatMap((site) =>
  locales.map((locale) => {
    const search = createSearch(indexOfSite(site, locale).names)
    return { site, country: site.country, locale, language: languageOf(locale, site.country), search }
  }),
)
const queriesIn = sites[0]!.search.emergencyQueries
/** Every search that must call for help. */
const needsIn = (language: Language) => helpCards.flatMap((card) => queriesIn[language][card])

test.each(languages)(
  'there are at least 60 emergencies and 40 look-alikes in %s, and few accepted misses',
  (language) => {
    const { none, misses } = queriesIn[language]
    const needs = needsIn(language)
    expect(needs.length).toBeGreaterThanOrEqual(60)
    expect(none.length).toBeGreaterThanOrEqual(40)
    const mistyped = new Set(needs.flatMap(mistype))
    expect(misses.length).toBeLessThanOrEqual(0.015 * mistyped.size)
  },
)

describe.each(places)('in $country, on pages in $language', ({ site, country, locale, search }) => {
  const spoken = locales.map((it) => languageOf(it, country))

  test.each(spoken)(
    'who types in %s is told whom to call in every emergency, and not for what only looks like one',
    (language) => {
      const { misses: _, ...byNeed } = queriesIn[language]
      const needOf = (query: string) => search.findNeed(query)?.card ?? 'none'
      const wrong = Object.entries(byNeed).flatMap(([need, queries]) =>
        queries.filter((query) => needOf(query) !== need).map((query) => `${query}: ${needOf(query)}, not ${need}`),
      )
      expect(wrong).toEqual([])
    },
  )

  test('nothing can be booked where somebody is told to call', () => {
    for (const language of spoken)
      for (const query of needsIn(language))
        expect(
          search.find(query).results.filter(({ kind }) => kind !== 'page'),
          query,
        ).toEqual([])
  })

  test('under a crisis or an overdose there is nothing but pages that help', () => {
    const needs = Object.values(site.search.words.emergencies.needs)
    const helping = new Set(needs.flatMap(({ card, pages }) => (standsAlone(card) ? pages : [])))
    const paths = new Set(
      listEntries(site, locale, site.search.words).flatMap(({ id, path }) => (helping.has(id) ? path : [])),
    )
    for (const language of spoken)
      for (const query of helpCards.filter(standsAlone).flatMap((card) => queriesIn[language][card]))
        expect(
          search.find(query).results.filter(({ path }) => !paths.has(path)),
          query,
        ).toEqual([])
  })

  test('a page calls for help by its own names only if it is about an emergency', () => {
    const about = [
      ...['anaphylaxis', 'blog/talking-about-self-harm', 'blood-clot', 'bronchitis', 'chest-pain', 'cluster-headache'],
      ...['concussion', 'fainting', 'fever', 'food-poisoning', 'heavy-periods', 'insect-bites', 'miscarriage'],
      ...['children-rash', 'depression', 'meningitis', 'sepsis', 'shortness-of-breath', 'sleep-apnea', 'sunburn'],
      ...['tia', 'tool-17', 'cough', 'enlarged-prostate', 'stomach-pain'],
    ]
    const alarming = listEntries(site, locale, site.search.words)
      .filter(({ id }) => !about.includes(id))
      .flatMap(({ id, title, names }) => [title, ...names].map((name) => `${id}: ${name}`))
      .filter((name) => search.findNeed(name.slice(name.indexOf(': '))))
    expect(alarming).toEqual([])
  })
})

/** A new word of a page can be what somebody mistypes: the list need not change for every page. */
const mostUnlisted = 0.0025

test.each(languages)('typing errors in %s do not hide the card, but for the accepted misses', (language) => {
  const { search } = places.find((it) => it.language === language)!
  const { misses } = queriesIn[language]
  const mistyped = [...new Set(needsIn(language).flatMap(mistype))]
  const unlisted = mistyped.filter((query) => !search.findNeed(query) && !misses.includes(query))
  expect(unlisted.length / mistyped.length, unlisted.join('\n')).toBeLessThanOrEqual(mostUnlisted)
})
