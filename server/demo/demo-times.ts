import { createHash } from 'node:crypto'
import { occupyForDemo } from '#database/bookings/demo-times.ts'
import { readOccupiedTimes, type TimeRange } from '#database/bookings/occupied-times.ts'
import { addJob } from '#database/jobs/jobs.ts'
import { collectBusy } from '#domain/availability/busy.ts'
import { dateAt } from '#domain/availability/day-clock.ts'
import { type Interval, subtractIntervals } from '#domain/availability/interval.ts'
import type { Schedule } from '#domain/availability/schedule.ts'
import type { RosterEntry, ScheduleIndex } from '#domain/availability/schedule-index.ts'
import { type Snapshot, takeSnapshot } from '#domain/availability/snapshot.ts'
import { addDays } from '#domain/dates/calendar-date.ts'
import { type Demo, isBookedOut } from '#domain/facts/demo.ts'
import { listGroupRuns } from '#domain/groups/group-times.ts'
import { listPlaces } from '#domain/groups/places.ts'
import type { JobResult } from '../jobs/job-rules.ts'
import { leaveDemoForms } from './demo-forms.ts'
import type { DemoParts } from './demo-parts.ts'
import { bookDemoVisits } from './demo-visits.ts'
import { rollDice } from './dice.ts'

/** How many days, today included, the demo fills. */
const days = 14

/** How many of them, today included, have patients in the console. */
const namedDays = 7

/** Rows in one statement: few enough that the embedded database answers visitors in between. */
const batch = 250

const minuteMs = 60_000

/** The job that fills the demo on the day of a moment; it exists once a day, however often the server starts. */
export function demoJob(
  zone: string,
  moment: Temporal.Instant,
): { kind: string; key: string; runAt: Temporal.Instant } {
  return { kind: 'demo', key: `demo:${dateAt(zone, moment.epochMilliseconds)}`, runAt: moment }
}

/** Writes the demo's appointments for the coming days, those of the next ones with patients, and leaves the job for tomorrow. */
export async function writeDemo(parts: DemoParts, now: Temporal.Instant): Promise<JobResult> {
  const { database, schedules, demo, feed, zone } = parts
  const midnight = now.toZonedDateTimeISO(zone).startOfDay()
  // First, so that a failure today does not stop the following days.
  await addJob(database, demoJob(zone, midnight.add({ days: 1 }).toInstant()), now)
  const schedule = schedules.current()
  const practitioners = [...schedule.index.practitioners.keys()]
  const known = await readOccupiedTimes(
    database,
    practitioners,
    midnight.toInstant(),
    midnight.add({ days: days + 1 }).toInstant(),
  )
  const snapshot = takeSnapshot(schedule, collectBusy(known), now.epochMilliseconds)
  const missing = [...listDemoTimes(snapshot, demo, zone), ...listDemoPlaces(schedule, zone, now)]
  for (let at = 0; at < missing.length; at += batch) await occupyForDemo(database, missing.slice(at, at + batch))
  const booked = await bookDemoVisits(parts, midnight.toInstant(), midnight.add({ days: namedDays }).toInstant(), now)
  await leaveDemoForms(parts, now)
  for (const practitioner of booked.union(new Set(missing.map((it) => it.practitioner)))) feed.publish(practitioner)
  return { end: 'done' }
}

/** Places of classes, courses and webinars that have a date today: about half of them. */
function listDemoPlaces(schedule: Schedule, zone: string, now: Temporal.Instant): TimeRange[] {
  const today = dateAt(zone, now.epochMilliseconds)
  return listGroupRuns(schedule, {}, today, today).flatMap(({ id, group, clinic, dates }) => {
    const wanted = group.sold === 'series' ? dates : dates.filter((it) => it.date === today)
    const [first, last] = [wanted[0], wanted.at(-1)]
    if (!first || !last) return []
    return listPlaces(id, group.places)
      .filter((it) => rollDice(it)('is taken') < 0.5)
      .map((practitioner) => ({
        practitioner,
        clinic: clinic.id,
        start: Temporal.Instant.fromEpochMilliseconds(first.start),
        end: Temporal.Instant.fromEpochMilliseconds(last.end),
      }))
  })
}

/** The demo appointments that are missing. Always picks the same times, so that running it again adds nothing. The days are those of a zone. */
export function listDemoTimes(
  { index, planner, busy, now }: Snapshot,
  demo: Pick<Demo, 'bookedOut' | 'busyness'>,
  zone: string,
): TimeRange[] {
  const today = dateAt(zone, now)
  return [...index.clinics.values()].flatMap((clinic) =>
    Array.from({ length: days }, (_, n) => addDays(today, n)).flatMap((date) =>
      [...planner(clinic, date).work].flatMap(([practitioner, stretches]) => {
        const taken = busy.get(practitioner) ?? []
        const lengths = lengthsOf(index.practitioners.get(practitioner)!, index.treatments)
        const picked = isBookedOut(demo, today, { clinic: clinic.id, practitioner, date })
          ? subtractIntervals(stretches, taken).flatMap((it) => fill(it, lengths, practitioner))
          : stretches
              .flatMap((it) => pickTimes(it, lengths, practitioner, demo.busyness))
              .filter((it) => !taken.some((other) => other.start < it.end && other.end > it.start))
        return picked.map(({ start, end }) => ({
          practitioner,
          clinic: clinic.id,
          start: Temporal.Instant.fromEpochMilliseconds(start),
          end: Temporal.Instant.fromEpochMilliseconds(end),
        }))
      }),
    ),
  )
}

function lengthsOf(entry: RosterEntry, treatments: ScheduleIndex['treatments']): number[] {
  return [...entry.treatments]
    .map((id) => treatments.get(id))
    .filter((it) => it?.mode === 'clinic')
    .map((it) => (it!.minutes + it!.buffer) * minuteMs)
}

/** Appointments from end to end, and what is too short for another one. */
function fill(stretch: Interval, lengths: number[], practitioner: string): Interval[] {
  const picked = pickTimes(stretch, lengths, practitioner, 1)
  return [...picked, ...subtractIntervals([stretch], picked)]
}

/** One appointment after the other, each of a length that the practitioner offers, and some of them taken. */
function pickTimes(stretch: Interval, lengths: number[], practitioner: string, share: number): Interval[] {
  const taken: Interval[] = []
  if (lengths.length === 0) return taken
  for (let start = stretch.start; ; ) {
    const dice = createHash('sha256').update(`${practitioner} ${start}`).digest()
    const end = start + lengths[dice[0]! % lengths.length]!
    if (end > stretch.end) return taken
    if (dice.readUInt16BE(1) / 65_536 < share) taken.push({ start, end })
    start = end
  }
}
