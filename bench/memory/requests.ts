import { addDays } from '#domain/dates/calendar-date.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { pageDataAddress } from '#domain/site/site-addresses.ts'
import type { Request } from '../harness/load.ts'
import type { BuiltSite } from '../harness/site.ts'

/** Every page in the ways that visitors and crawlers ask for it, and its data: the first `count` of them. */
export function* listPages({ pages }: BuiltSite, count: number): Generator<Request> {
  const ways: ((path: string) => Request)[] = [
    (path) => ({ path, headers: { 'accept-encoding': 'gzip, deflate, br' } }),
    (path) => ({ path, headers: { 'accept-encoding': 'br', cookie: 'consent=refused' } }),
    (path) => ({ path: pageDataAddress(path), headers: { 'accept-encoding': 'br' } }),
    (path) => ({ path, headers: { 'accept-encoding': 'gzip' } }),
    (path) => ({ path: `${path}?contentonly=1`, headers: { 'accept-encoding': 'br' } }),
    (path) => ({ path, headers: { 'accept-encoding': 'br', cookie: 'consent=accepted' } }),
    (path) => ({ path }),
  ]
  yield* take(
    count,
    cross(ways, pages, (way, { path }) => way(path)),
  )
}

/** `count` different questions: most about free times, the others about clinics, people, and pages that are filled for a query. */
export function* listQuestions(facts: Facts, today: string, count: number): Generator<Request> {
  const dates = Array.from({ length: 60 }, (_, days) => addDays(today, days))
  const offers = facts.practitioners.flatMap(({ id, shifts }) =>
    [...new Set(shifts.map(({ clinic }) => clinic))].map((clinic) => ({ clinic, practitioner: id })),
  )
  const treatments = facts.catalogue.types.flatMap(({ services }) =>
    services.flatMap((service) => service.treatments.filter(({ mode }) => mode === 'clinic').map(({ id }) => id)),
  )
  const part = Math.floor(count / 10)
  const choices = [...cross(treatments, offers, (treatment, offer) => ({ treatment, ...offer }))]
  const ask = (path: string, query: Record<string, string>) => ({ path: `${path}?${new URLSearchParams(query)}` })
  yield* take(
    part,
    cross(dates, choices, (to, choice) => ask('/api/days', { ...choice, from: today, to })),
  )
  yield* take(
    part,
    cross(dates, choices, (date, choice) => ask('/api/clinics', { ...choice, date })),
  )
  yield* take(
    part / 2,
    cross(choices, ['no', 'en'], ({ clinic, treatment }, locale) =>
      ask('/api/practitioners', { clinic, service: treatment, competence: locale, locale }),
    ),
  )
  yield* take(
    part / 2,
    numbers((n) => ask('/behandlere/', { city: `oslo-${n}`, sort: 'free' })),
  )
  yield* take(
    part / 2,
    numbers((n) => ask('/sok/', { q: `feber ${n}` })),
  )
  yield* take(
    count - part * 3.5,
    cross(dates, choices, (date, choice) => ask('/api/slots', { ...choice, date })),
  )
}

function* cross<A, B, T>(rows: Iterable<A>, columns: Iterable<B>, join: (row: A, column: B) => T): Generator<T> {
  for (const row of rows) for (const column of columns) yield join(row, column)
}

function* numbers<T>(make: (n: number) => T): Generator<T> {
  for (let n = 0; ; n++) yield make(n)
}

function* take<T>(count: number, items: Iterable<T>): Generator<T> {
  let left = Math.floor(count)
  for (const item of items) {
    if (left-- <= 0) return
    yield item
  }
}
