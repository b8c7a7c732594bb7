import type { ReactNode } from 'react'
import { longDay } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import type { WaitingMessages } from '#messages/waiting/messages.ts'
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
  const isOneDay = days.length === 1 && days[0]!.from === until && days[0]!.to === until
  const rows: [string, string | null][] = [
    [words.treatment, treatment.name],
    [words.where, clinics.map(({ name }) => name).join(', ') || site.words.group.online],
    ...(group
      ? [
          [
            site.words.group.dates,
            group.date
              ? longTime(group.start, language)
              : format(words.wholeCourse, { time: longTime(group.start, language) }),
          ] as [string, string],
        ]
      : ([
          [words.daysWaited, sayDays(days, language)],
          [words.partsWaited, sayParts(parts, words, site)],
        ] as [string, string][])),
    [words.booking, booking && longTime(booking.start, language)],
    // One day says by itself until when.
    [words.until, isOneDay ? null : longDay(until, language)],
  ]
  return (
    <section className="ticket waited-for" aria-label={words.mine}>
      <dl>
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name} className="sum-row">
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="next-acts">{children}</p>
    </section>
  )
}
