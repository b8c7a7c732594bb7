import { describe, expect, test } from 'vitest'
import { languageOf, languages, locales } from '#domain/market/locale.ts'
import { createSearch } from '#search/create-search.ts'
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

test.each(languages)(
  'there are at least 60 emergencies and 40 look-alikes in %s, and few accepted misses',
  (language) => {
    const { emergency, crisis, none, misses } = queriesIn[language]
    expect(emergency.length + crisis.length).toBeGreaterThanOrEqual(60)
    expect(none.length).toBeGreaterThanOrEqual(40)
    const mistyped = new Set([...emergency, ...crisis].flatMap(mistype))
    expect(misses.length).toBeLessThanOrEqual(0.015 * mistyped.size)
  },
)

describe.each(places)('in $country, on pages in $language', ({ site, country, locale, search }) => {
  const spoken = locales.map((it) => languageOf(it, country))

  test.each(spoken)(
    'who types in %s is told whom to call in every emergency, and not for what only looks like one',
    (language) => {
      const { emergency, crisis, none } = queriesIn[language]
      const needOf = (query: string) => {
        const answer = search.find(query)
        return answer.isCrisis ? 'crisis' : answer.emergency ? 'emergency' : 'none'
      }
      const wrong = Object.entries({ emergency, crisis, none }).flatMap(([need, queries]) =>
        queries.filter((query) => needOf(query) !== need).map((query) => `${query}: ${needOf(query)}, not ${need}`),
      )
      expect(wrong).toEqual([])
    },
  )

  test('under a crisis there is nothing but pages that help', () => {
    const { crisis } = site.search.words.emergencies
    const helping = new Set(Object.values(crisis).flatMap(({ pages }) => pages))
    const paths = new Set(
      listEntries(site, locale, site.search.words).flatMap(({ id, path }) => (helping.has(id) ? path : [])),
    )
    for (const language of spoken)
      for (const query of queriesIn[language].crisis)
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
      ...['tia', 'tool-17'],
    ]
    const alarming = listEntries(site, locale, site.search.words)
      .filter(({ id }) => !about.includes(id))
      .flatMap(({ id, title, names }) => [title, ...names].map((name) => `${id}: ${name}`))
      .filter((name) => search.findEmergency(name.slice(name.indexOf(': '))).kind !== 'none')
    expect(alarming).toEqual([])
  })
})

/** A new word of a page can be what somebody mistypes: the list need not change for every page. */
const mostUnlisted = 0.0025

test.each(languages)('typing errors in %s do not hide the card, but for the accepted misses', (language) => {
  const { search } = places.find((it) => it.language === language)!
  const { emergency, crisis, misses } = queriesIn[language]
  const mistyped = [...new Set([...emergency, ...crisis].flatMap(mistype))]
  const unlisted = mistyped.filter((query) => search.findEmergency(query).kind === 'none' && !misses.includes(query))
  expect(unlisted.length / mistyped.length, unlisted.join('\n')).toBeLessThanOrEqual(mostUnlisted)
})
