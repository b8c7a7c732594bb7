import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { accessLogYears, bookingRetentionMonths, retentionHours } from '#domain/booking/retention-hours.ts'
import { inMarket } from '#domain/facts/in-market.ts'
import { readFacts } from '../read/facts.ts'
import { listNamedFacts } from './named-facts.ts'

const facts = inMarket(readFacts('content', 2026), 'norway')

/** What the policy says of each table: how long, by the name of the fact, or the section that tells of it. */
const tables: Record<string, string> = {
  occupied_times: '{fact:unfinished-retention}',
  idempotency_keys: '{fact:answer-retention}',
  verifications: '{fact:code-retention}',
  verification_bookings: '{fact:code-retention}',
  counted_events: '{fact:attempt-retention}',
  jobs: '{fact:sent-message-retention}',
  webhook_events: '{fact:sent-message-retention}',
  cancel_questions: '{fact:unfinished-retention}',
  visit_questions: '{fact:visit-question-retention}',
  visit_answers: '{fact:visit-answer-retention}',
  stopped_phones: '{fact:stopped-phone-retention}',
  known_phones: '{fact:known-phone-retention}',
  contact_messages: '{fact:message-retention}',
  interests: '{fact:interest-retention}',
  orders: '{fact:order-retention}',
  order_events: '{fact:order-retention}',
  offers: '{fact:offer-retention}',
  offered_times: '{fact:offer-retention}',
  waiting_entries: '{#waiting-list}',
  applications: '{fact:application-retention}',
  absence_reports: '{fact:absence-retention}',
  bookings: '{fact:booking-retention}',
  audit_events: '{fact:booking-retention}',
  price_corrections: '{fact:booking-retention}',
  arrivals: '{#check-in}',
  desk_states: '{#check-in}',
  pending_changes: '{fact:booking-retention}',
  point_visits: '{#partners}',
  point_lines: '{#partners}',
  point_exports: '{#partners}',
  accepted_terms: '{#partners}',
  rosters: '{#staff}',
  shifts: '{#staff}',
  absences: '{#staff}',
  roster_changes: '{#staff}',
  touched_bookings: '{#staff}',
  group_plans: '{#staff}',
  kiosks: '{#staff}',
  clients: '{#staff}',
  practitioner_calendars: '{#staff}',
  staff_members: '{#staff}',
  staff_sessions: '{#staff}',
  staff_links: '{#staff}',
  access_log: '{fact:access-log-retention}',
}
/** Tables that tell of nobody, and the outbox, which is not used in production. */
const aboutNobody = ['sent_messages', 'freed_times', 'closures', 'special_hours', 'schema_functions', 'outbox']

it('knows every table of the database: a new one is told of in the privacy policy, or tells of nobody', () => {
  const made = globSync('database/migrations/*.sql').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^create table (?:if not exists )?(\w+)/gim)].map(([, name]) => name!),
  )
  expect(new Set(made)).toEqual(new Set([...Object.keys(tables), ...aboutNobody]))
})

describe.each(['no', 'en'] as const)('the privacy policy (%s)', (locale) => {
  const named = Object.entries(listNamedFacts(facts, { locale, language: locale, country: 'norway' })).filter(
    ([name]) => name.endsWith('-retention'),
  )
  const page = readFileSync(`content/pages/privacy-policy.${locale}.md`, 'utf8')
  const [, table] = /\{#retention\}\n([^#]*)/.exec(page)!

  it('says of everything that is deleted after a time when that is, as the settings have it', () => {
    const said = [...table!.matchAll(/\{fact:([\w-]+-retention)\}/g)].map((match) => match[1])
    expect(new Set(said)).toEqual(new Set(named.map(([name]) => name)))
    const lengths = [
      ...Object.values(retentionHours).flatMap((hours) => [hours, hours / 24]),
      bookingRetentionMonths,
      accessLogYears,
    ]
    for (const [name, { text }] of named)
      expect([name, lengths.includes(Number.parseInt(text, 10))]).toEqual([name, true])
    expect(named).toHaveLength(Object.keys(retentionHours).length + 2)
  })

  it('tells of every table that says something about somebody', () => {
    for (const [name, place] of Object.entries(tables)) expect([name, page.includes(place)]).toEqual([name, true])
  })

  it('types no length of time by hand', () => {
    expect(table).not.toMatch(/\d+ (?:hours?|days?|weeks?|months?|years?|timer?|dager?|uker?|måneder?|år)\b/)
  })
})
