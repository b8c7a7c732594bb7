import { holdPlace } from '#database/bookings/group-places.ts'
import type { BookableGroup } from '#domain/groups/group-times.ts'
import { listPlaces } from '#domain/groups/places.ts'
import { holdRules } from '../provider/hold-rules.ts'
import { fail, type Hold, type HoldRequest, type Outcome, succeed } from '../provider/provider.ts'
import type { Service } from '../service.ts'

/** Holds a place of a group. Places are always kept in our own database, also where another system keeps the times of practitioners. */
export async function holdGroup(
  { database, clock }: Pick<Service, 'database' | 'clock'>,
  { run, clinic, startsAt, endsAt }: BookableGroup,
  { visitor, counted }: Pick<HoldRequest, 'visitor' | 'counted'>,
): Promise<Outcome<Hold>> {
  const now = clock.now()
  const start = Temporal.Instant.fromEpochMilliseconds(startsAt)
  const end = Temporal.Instant.fromEpochMilliseconds(endsAt)
  const { places } = run.group
  const held = await holdPlace(database, {
    run: run.id,
    places,
    time: { clinic: clinic.id, start, end },
    visitor,
    counted,
    onlyRenew: false,
    maxHolds: holdRules.perVisitor,
    // Holds take a share of the places, as they do of a practitioner's day.
    day: {
      practitioners: listPlaces(run.id, places),
      from: start,
      to: end,
      minutes: (places * (endsAt - startsAt)) / 60_000,
    },
    part: holdRules.partOfDay,
    least: holdRules.leastOfDay,
    now,
    until: now.add({ minutes: holdRules.minutes }),
    longestMinutes: holdRules.longestMinutes,
  })
  if (held.outcome === 'slot-taken') return fail('group-full')
  if (held.outcome === 'too-many-holds') return fail('rate-limited', held.until)
  return succeed({ id: held.id, until: held.until })
}
