import { findAskingTime } from './quiet-hours.ts'
import { compareEntries, isWished, standingOf, type WaitedTime, type WaitingEntry } from './waiting-entry.ts'
import { leastMinutesLeft, offerMinutes } from './waiting-limits.ts'

const minuteMs = 60_000

/** Somebody to be asked, with the times that they could have, the earliest first. */
export interface PlannedOffer<Entry extends WaitingEntry, Time extends WaitedTime> {
  readonly entry: Entry
  readonly times: readonly Time[]
}

export interface OfferPlan<Entry extends WaitingEntry, Time extends WaitedTime> {
  /** In fair order. Each can have one of their times, as long as nobody before them has it. */
  readonly offers: readonly PlannedOffer<Entry, Time>[]
  /** Until when what is offered now is held. */
  readonly expiresAt: number
  /** When to look again, because somebody who waits for it may not be asked yet; null: nobody is. */
  readonly askAgainAt: number | null
}

/** Who is asked about times that have become free. `listTimes`: those that an entry's treatment could have of them. */
export function planOffers<Entry extends WaitingEntry, Time extends WaitedTime>(
  entries: readonly Entry[],
  listTimes: (entry: Entry) => readonly Time[],
  { zone, now }: { zone: string; now: number },
): OfferPlan<Entry, Time> {
  const isInTime = (moment: number) => (time: Time) => time.startsAt - moment >= leastMinutesLeft * minuteMs
  const wished = entries
    .filter((it) => standingOf(it, now) === 'waiting')
    .sort(compareEntries)
    .map((entry) => ({ entry, times: listTimes(entry).filter((it) => isWished(entry, it)) }))
  const isAskedNow = (time: Time) => findAskingTime(zone, now, time.startsAt) === now
  const later = wished
    .flatMap((it) => it.times)
    .filter((it) => !isAskedNow(it))
    .map((it) => ({ time: it, at: findAskingTime(zone, now, it.startsAt) }))
    .filter(({ time, at }) => isInTime(at)(time))
  return {
    offers: wished
      .map(({ entry, times }) => ({ entry, times: times.filter(isInTime(now)).filter(isAskedNow) }))
      .filter((it) => it.times.length > 0),
    expiresAt: now + offerMinutes * minuteMs,
    askAgainAt: later.length > 0 ? Math.min(...later.map((it) => it.at)) : null,
  }
}
