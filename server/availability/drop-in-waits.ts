import { dateAt } from '#domain/availability/day-clock.ts'
import { takeSnapshot } from '#domain/availability/snapshot.ts'
import {
  type BookedVisit,
  type ClinicWait,
  describeWait,
  findDropInChoice,
  isOpenAt,
} from '#domain/drop-in/clinic-wait.ts'
import type { BookingProvider } from '../provider/provider.ts'
import type { BusyTimes } from './busy-times.ts'
import type { ScheduleSource } from './schedule-source.ts'

/** Reads the bookings at a clinic that are not cancelled, with the check-ins so far. */
export type ReadVisits = (clinic: string, from: Temporal.Instant, to: Temporal.Instant) => Promise<BookedVisit[]>

interface KnownWait {
  wait: Promise<ClinicWait | null>
  minute: number
  busyVersion: number
}

const minuteMs = 60_000

/** The waits for a drop-in time, computed at most once a minute and again when somebody books or checks in at the clinic. */
export class DropInWaits {
  readonly #source: ScheduleSource
  readonly #busy: BusyTimes
  readonly #readVisits: ReadVisits
  readonly #known = new Map<string, KnownWait>()

  constructor(source: ScheduleSource, busy: BusyTimes, provider: BookingProvider, readVisits: ReadVisits) {
    this.#source = source
    this.#busy = busy
    this.#readVisits = readVisits
    provider.onChange((practitioner) => this.#forget(practitioner))
  }

  /** Null while the clinic is closed, when no time is left today, and without data. Its busy times must have been refreshed. */
  waitAt(clinicId: string, now: number): Promise<ClinicWait | null> {
    const minute = Math.floor(now / minuteMs) * minuteMs
    const busyVersion = this.#busy.versionOf(clinicId)
    const known = this.#known.get(clinicId)
    if (known && known.minute === minute && known.busyVersion === busyVersion) return known.wait
    const wait = this.#compute(clinicId, minute)
    const entry = { wait, minute, busyVersion }
    this.#known.set(clinicId, entry)
    wait.catch(() => {
      if (this.#known.get(clinicId) === entry) this.#known.delete(clinicId)
    })
    return wait
  }

  async #compute(clinicId: string, now: number): Promise<ClinicWait | null> {
    const schedule = this.#source.current()
    const { index, planner } = schedule
    const clinic = index.clinics.get(clinicId)
    const choice = clinic && findDropInChoice(index, clinic)
    if (!choice) return null
    const plan = planner(clinic, dateAt(clinic.zone, now))
    // describeWait would return null as well, but only after an unnecessary read of the bookings.
    if (!isOpenAt(plan, now)) return null
    const from = Temporal.Instant.fromEpochMilliseconds(plan.clock.start)
    const to = Temporal.Instant.fromEpochMilliseconds(plan.clock.end)
    const visits = await this.#readVisits(clinicId, from, to)
    return describeWait(takeSnapshot(schedule, this.#busy.booked, now), choice, visits)
  }

  #forget(practitioner: string | undefined): void {
    const { index } = this.#source.current()
    const clinics = practitioner === undefined ? index.clinics.keys() : index.practitioners.get(practitioner)?.clinics
    for (const clinic of clinics ?? []) this.#known.delete(clinic)
  }
}
