import type { ReactNode } from 'react'
import { longDay } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import type { WaitingMessages } from '#messages/waiting/messages.ts'
import { type Fact, FactList } from '../frame/fact-list.tsx'
import type { BookingSite } from '../wizard-context.tsx'
import { longTime } from '../words/dates.ts'
import { sayDays, sayParts } from './say-wish.ts'
import type { WaitingEntry } from './waiting-calls.ts'

/** What somebody waits for, on one card; below it what can be done. */
export function EntryFacts({
  entry,
  words,
  site,
  children,
}: {
  entry: WaitingEntry
  words: WaitingMessages
  site: BookingSite
  children: ReactNode
}) {
  const { language } = site
  const { treatment, clinics, days, parts, group, booking, until } = entry
  const groupStart = group && longTime(group.start, language)
  const groupDates = groupStart && (group.date ? groupStart : format(words.wholeCourse, { time: groupStart }))
  const facts: Fact[] = [
    [words.treatment, treatment.name],
    [words.where, clinics.map(({ name }) => name).join(', ') || site.words.group.online],
    [site.words.group.dates, groupDates],
    [words.daysWaited, !group && sayDays(days, language)],
    [words.partsWaited, !group && sayParts(parts, words, site)],
    [words.booking, booking && longTime(booking.start, language)],
    // The days say by themselves until when.
    [words.until, days.at(-1)?.to !== until && longDay(until, language)],
  ]
  return (
    <section className="ticket waited-for" aria-label={words.mine}>
      <FactList facts={facts} />
      <p className="next-acts">{children}</p>
    </section>
  )
}
