import type { OccupiedTime } from '#database/bookings/occupied-times.ts'
import { bookingHorizonDays } from '#domain/availability/availability.ts'
import { type Busy, collectBusy } from '#domain/availability/busy.ts'
import type { Interval } from '#domain/availability/interval.ts'
import { type BookingProvider, type Outcome, succeed } from '../provider/provider.ts'
import type { SchedulePart } from './schedule-source.ts'

/** Who works where. A clinic's answers depend on the times of its staff, including those at their other clinics. */
export interface Staffing {
  staffOf(clinic: string): readonly string[]
  clinicsOf(practitioner: string): readonly string[]
}

interface Known {
  times: OccupiedTime[]
  /** The busy times that count now, in the form that the search expects. */
  busy: readonly Interval[]
  /** Those among them that somebody has booked: a hold may be anybody's, who never comes. */
  booked: readonly Interval[]
}

interface ClinicState {
  /** Practitioners whose times must be read before the clinic's can be answered. */
  stale: Set<string>
  readAt: number
  /** When the next hold among the clinic's staff expires. */
  nextExpiry: number
  /** Incremented whenever a time of the clinic's staff is taken or freed. */
  version: number
  reading: Promise<Outcome<void>> | undefined
}

const dayMs = 86_400_000

/** Times are read again after a day, because the booking horizon moves. */
const longestTrust = dayMs

/** Everybody's busy times in memory: read once, then again only for practitioners who are reported as changed. */
export class BusyTimes implements Busy {
  readonly #provider: BookingProvider
  readonly #staffing: Staffing
  readonly #known = new Map<string, Known>()
  readonly #clinics = new Map<string, ClinicState>()
  #version = 0

  /** The busy times without holds. */
  readonly booked: Busy = { get: (practitioner) => this.#known.get(practitioner)?.booked }

  constructor(provider: BookingProvider, staffing: Staffing) {
    this.#provider = provider
    this.#staffing = staffing
    provider.onChange((practitioner) => this.#forget(practitioner))
  }

  get(practitioner: string): readonly Interval[] | undefined {
    return this.#known.get(practitioner)?.busy
  }

  /** Incremented whenever anything changes that a clinic's answer depends on. */
  versionOf(clinic: string): number {
    return this.#clinics.get(clinic)?.version ?? 0
  }

  /** Versions only grow, all clinics count together: the highest changes with any of them. */
  versionOfAll(clinics: Iterable<string>): number {
    let version = 0
    for (const clinic of clinics) version = Math.max(version, this.versionOf(clinic))
    return version
  }

  /** Invalidates answers about the clinics of a changed schedule and marks staff who are new there to be read. */
  followSchedule(part: SchedulePart | undefined): void {
    for (const clinic of part?.clinics ?? this.#clinics.keys()) {
      const state = this.#clinics.get(clinic)
      if (!state) continue
      const staff = this.#staffing.staffOf(clinic)
      for (const practitioner of part ? staff.filter((it) => part.practitioners.includes(it)) : staff) {
        state.stale.add(practitioner)
      }
      state.version = ++this.#version
    }
  }

  /** Makes sure that a clinic's times are loaded. Returns undefined in the common case that there is nothing to wait for. */
  refresh(clinic: string, now: number): Promise<Outcome<void>> | undefined {
    const state = this.#stateOf(clinic)
    // A clock that was put back has read them in the future.
    const age = Math.abs(now - state.readAt)
    if (state.stale.size > 0 || age > longestTrust) return this.#read(clinic, state, now)
    if (now >= state.nextExpiry) this.#dropExpired(clinic, state, now)
    // A periodic read only makes up for lost notifications, so no request waits for it.
    else if (age > this.#provider.trustFor) void this.#read(clinic, state, now).catch(() => {})
    return undefined
  }

  #stateOf(clinic: string): ClinicState {
    const known = this.#clinics.get(clinic)
    if (known) return known
    const state: ClinicState = {
      stale: new Set(this.#staffing.staffOf(clinic)),
      readAt: Number.NEGATIVE_INFINITY,
      nextExpiry: Number.POSITIVE_INFINITY,
      version: ++this.#version,
      reading: undefined,
    }
    this.#clinics.set(clinic, state)
    return state
  }

  #forget(practitioner: string | undefined): void {
    if (practitioner === undefined) {
      for (const [clinic, state] of this.#clinics) state.stale = new Set(this.#staffing.staffOf(clinic))
      return
    }
    for (const clinic of this.#staffing.clinicsOf(practitioner)) this.#clinics.get(clinic)?.stale.add(practitioner)
  }

  #read(clinic: string, state: ClinicState, now: number): Promise<Outcome<void>> {
    state.reading ??= this.#readStale(clinic, state, now).finally(() => {
      state.reading = undefined
    })
    return state.reading
  }

  async #readStale(clinic: string, state: ClinicState, now: number): Promise<Outcome<void>> {
    const isOld = Math.abs(now - state.readAt) > Math.min(this.#provider.trustFor, longestTrust)
    if (isOld) state.stale = new Set(this.#staffing.staffOf(clinic))
    const from = Temporal.Instant.fromEpochMilliseconds(now - dayMs)
    const to = Temporal.Instant.fromEpochMilliseconds(now + (bookingHorizonDays + 3) * dayMs)
    // Practitioners who change during this read are stale again afterwards and are read once more.
    while (state.stale.size > 0) {
      const asked = [...state.stale]
      state.stale = new Set()
      try {
        const read = await this.#provider.readOccupied(asked, from, to)
        if (read.ok) this.#keep(asked, read.value, now)
        else {
          for (const practitioner of asked) state.stale.add(practitioner)
          return read
        }
      } catch (error) {
        for (const practitioner of asked) state.stale.add(practitioner)
        throw error
      }
    }
    if (isOld) state.readAt = now
    this.#findNextExpiry(clinic, state, now)
    return succeed(undefined)
  }

  #keep(practitioners: readonly string[], times: OccupiedTime[], now: number): void {
    const byPractitioner = Map.groupBy(times, (it) => it.practitioner)
    for (const practitioner of practitioners) {
      const next = (byPractitioner.get(practitioner) ?? []).sort((a, b) => a.start - b.start)
      const previous = this.#known.get(practitioner)
      if (previous && isSameTimes(previous.times, next)) continue
      this.#known.set(practitioner, collectKnown(next, now))
      this.#markChanged(practitioner)
    }
  }

  #dropExpired(clinic: string, state: ClinicState, now: number): void {
    for (const practitioner of this.#staffing.staffOf(clinic)) {
      const known = this.#known.get(practitioner)
      if (!known?.times.some((it) => it.expiresAt !== null && it.expiresAt <= now)) continue
      const times = known.times.filter((it) => it.expiresAt === null || it.expiresAt > now)
      this.#known.set(practitioner, collectKnown(times, now))
      this.#markChanged(practitioner)
    }
    this.#findNextExpiry(clinic, state, now)
  }

  #findNextExpiry(clinic: string, state: ClinicState, now: number): void {
    let next = Number.POSITIVE_INFINITY
    for (const practitioner of this.#staffing.staffOf(clinic)) {
      for (const { expiresAt } of this.#known.get(practitioner)?.times ?? []) {
        if (expiresAt !== null && expiresAt > now && expiresAt < next) next = expiresAt
      }
    }
    state.nextExpiry = next
  }

  #markChanged(practitioner: string): void {
    const version = ++this.#version
    for (const clinic of this.#staffing.clinicsOf(practitioner)) {
      const state = this.#clinics.get(clinic)
      if (!state) continue
      state.version = version
      // A new hold may end sooner than those known before; recomputed on the next access.
      state.nextExpiry = Number.NEGATIVE_INFINITY
    }
  }
}

function collectKnown(times: OccupiedTime[], now: number): Known {
  const booked = times.filter((it) => it.expiresAt === null)
  const counting = times.filter((it) => it.expiresAt === null || it.expiresAt > now)
  return { times, busy: mergeTimes(counting), booked: mergeTimes(booked) }
}

/** Of one practitioner. */
function mergeTimes(times: readonly OccupiedTime[]): readonly Interval[] {
  return collectBusy(times).values().next().value ?? []
}

function isSameTimes(a: readonly OccupiedTime[], b: readonly OccupiedTime[]): boolean {
  return (
    a.length === b.length &&
    a.every((it, n) => {
      const other = b[n]!
      return it.start === other.start && it.end === other.end && it.expiresAt === other.expiresAt
    })
  )
}
