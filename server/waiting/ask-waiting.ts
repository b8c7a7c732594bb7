import { type FreedTime, findFreedTime, letGoOfFreedTime } from '#database/bookings/freed-times.ts'
import { type Askable, type Entry, listAskable } from '#database/waiting/entries.ts'
import { offerFreedTime } from '#database/waiting/offers.ts'
import { dateAt } from '#domain/availability/day-clock.ts'
import { planOffers } from '#domain/waiting/plan-offers.ts'
import type { WaitingEntry } from '#domain/waiting/waiting-entry.ts'
import { offerToken } from '../identity/offer-token.ts'
import { drawReference, hashToken } from '../identity/secrets.ts'
import { waitingOfferJob } from '../jobs/waiting-messages.ts'
import { phoneMessageLimit } from '../limits/message-limits.ts'
import { offerOfListLimit } from '../limits/waiting-limits.ts'
import type { AskParts } from './ask-parts.ts'
import { type FreedSlot, listFreedSlots, nameWanted } from './freed-slots.ts'
import { readOffersToday } from './offers-today.ts'
import { toWaiting } from './to-waiting.ts'

/**
 * Offers a time that has become free to those who have waited longest among those it suits; what nobody is offered goes back to everybody. Each offer is
 * made by a transaction of its own, so that whoever dies in between leaves nothing half done: the job is run again and asks those who are left.
 */
export async function askWaiting(parts: AskParts, id: string, now: Temporal.Instant): Promise<void> {
  const { database, feed } = parts
  const freed = await findFreedTime(database, id, now)
  if (!freed) return
  // What this process remembers may be from before it became free.
  feed.publish(freed.practitioner)
  const { offers, expiresAt, askAgainAt } = await plan(parts, freed, now)
  const given: FreedSlot[] = []
  for (const { entry, times } of offers) {
    for (const time of times) {
      // Places of a run are told apart by the database.
      if (!time.place && given.some((it) => it.startsAt < time.busyUntil && time.startsAt < it.busyUntil)) continue
      const outcome = await offer(parts, freed, entry.stored, time, toInstant(expiresAt), now)
      if (outcome === 'made') given.push(time)
      if (outcome !== 'slot-taken') break
    }
  }
  await letGoOfFreedTime(database, id, askAgainAt === null ? null : toInstant(askAgainAt), now)
  feed.publish(freed.practitioner)
}

async function plan(parts: AskParts, freed: FreedTime, now: Temporal.Instant) {
  const { availability, database, zone } = parts
  const stored = await listAskable(database, describeFreed(parts, freed), now)
  const offersToday = await readOffersToday(parts, stored)
  const entries = stored.map((it): WaitingEntry & { stored: Entry } => ({ ...toWaiting(it, offersToday), stored: it }))
  const slots = new Map<string, FreedSlot[]>()
  for (const entry of stored) {
    const name = nameWanted(entry)
    if (!slots.has(name)) slots.set(name, await listFreedSlots(parts, freed, entry))
  }
  return planOffers(
    entries,
    ({ stored: entry }) => (slots.get(nameWanted(entry)) ?? []).filter(({ slot }) => !entry.offered.includes(slot)),
    {
      zone: availability.schedule.index.clinics.get(freed.clinic)?.zone ?? zone,
      now: now.epochMilliseconds,
    },
  )
}

function describeFreed({ availability, zone }: AskParts, { clinic, practitioner, start, end }: FreedTime): Askable {
  const { clinics, practitioners } = availability.schedule.index
  const [from, to] = [start, end].map((it) => dateAt(clinics.get(clinic)?.zone ?? zone, it.epochMilliseconds))
  const treatments = [...(practitioners.get(practitioner)?.treatments ?? [])]
  return { clinic, treatments, days: { from: from!, to: to! } }
}

function offer(
  { database, secrets }: AskParts,
  freed: FreedTime,
  { id: entry, patient }: Entry,
  { slot, practitioner, clinic, date, part, startsAt, endsAt, busyUntil, place }: FreedSlot,
  expiresAt: Temporal.Instant,
  now: Temporal.Instant,
) {
  const id = drawReference()
  const request = {
    ...{ id, entry, freed: freed.id, slot, practitioner, clinic, date, part, place, expiresAt },
    tokenHash: hashToken(offerToken(secrets, id)),
    start: toInstant(startsAt),
    end: toInstant(endsAt),
    busyUntil: toInstant(busyUntil),
    job: waitingOfferJob(id, now),
    limits: [offerOfListLimit(secrets, patient.phone), phoneMessageLimit(secrets.hash('phone', patient.phone))],
  }
  return offerFreedTime(database, request, now)
}

function toInstant(milliseconds: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds)
}
