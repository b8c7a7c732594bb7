import type { ChangeFeed } from '#database/changes.ts'
import type { Database } from '#database/client.ts'
import type { Country } from '#domain/market/locale.ts'
import { type Clock, createClock } from '../../clock/clock.ts'
import type { Log } from '../../process/log.ts'
import type { SigningKey } from '../../settings/signing-key.ts'
import { type BookingProvider, succeed } from '../provider.ts'
import { recordBookings } from '../record-bookings.ts'
import { createAccessTokens } from './access-token.ts'
import { createFhirBookings } from './fhir-bookings.ts'
import { createFhirCalls } from './fhir-calls.ts'
import { createFhirHolds } from './fhir-holds.ts'
import type { FhirParts } from './fhir-parts.ts'
import { freeEnded } from './free-ended.ts'
import { listOccupied } from './occupied.ts'
import { createRemoteSchedules } from './remote-schedules.ts'
import { createSlotStore } from './slot-store.ts'

/** How many times the limit of one request a whole look may take: the first one reads three months of a clinic, page by page. */
const longestLook = 10

export interface FhirSettings {
  url: string
  tokenUrl: string | undefined
  clientId: string
  key: SigningKey
  scopes: string
  /** Of the identifiers by which the other system knows our practitioners, clinics and treatments. */
  system: string
  country: Country
  /** Milliseconds for a change, and for each request of a look, which has ten times as long in all. */
  timeLimit: number
  log?: Log | undefined
}

/**
 * The times are Slots of another system's FHIR R4 server; our database keeps the record, the messages and the token. A time is free where free Slots of
 * the practitioner's Schedules leave no gap. To take it, all Slots that it reaches into are changed in one transaction, each if it is as it was read.
 */
export function createFhirProvider(
  settings: FhirSettings,
  database: Database,
  clock: Clock,
  feed: ChangeFeed,
): BookingProvider {
  const { url, log, system, country, timeLimit } = settings
  // Judged by the other system's clock, which is nobody's to set: ours may be another in a demo.
  const tokens = createAccessTokens(settings, createClock())
  const connect = createFhirCalls({ url, tokens, timeLimit, log })
  const schedules = createRemoteSchedules({ url, system, log }, clock)
  const store = createSlotStore(clock)
  const parts: FhirParts = {
    begin: () => connect(AbortSignal.timeout(timeLimit)),
    schedules,
    clock,
    writtenBy: { country, system },
    publish: (slots) => {
      const owners = new Set(slots.map((it) => schedules.ownerOf(it.schedule)))
      for (const practitioner of owners) if (practitioner !== undefined) feed.publish(practitioner)
    },
  }
  const tidy = freeEnded(parts)

  return {
    isElsewhere: true,
    // Only our own changes are reported: the other system sends no notifications.
    trustFor: 5_000,
    readOccupied: async (practitioners, from, to) => {
      const calls = connect(AbortSignal.timeout(longestLook * timeLimit))
      const found = await schedules.find(calls, practitioners)
      if (!found.ok) return found
      const range = { from: from.epochMilliseconds, to: to.epochMilliseconds }
      const read = await Promise.all(
        practitioners.map(async (practitioner) => {
          const slots = await store.read(calls, practitioner, found.value.get(practitioner) ?? [], range)
          if (!slots.ok) return slots
          tidy(slots.value)
          return succeed(listOccupied(practitioner, slots.value, { start: range.from, end: range.to }))
        }),
      )
      const times = []
      for (const it of read) {
        if (!it.ok) return it
        times.push(...it.value)
      }
      return succeed(times)
    },
    ...createFhirHolds(parts),
    ...recordBookings(createFhirBookings(parts), database, clock, feed),
    onChange: (listener) => feed.subscribe(listener),
  }
}
