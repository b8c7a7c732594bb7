import * as z from 'zod'
import { keepAffected, listUnsettled, type UnsettledBooking } from '#database/bookings/affected-bookings.ts'
import type { RosterOrigin } from '#database/rosters.ts'
import { createSchedule } from '#domain/availability/schedule.ts'
import { isCalendarDate } from '#domain/dates/calendar-date.ts'
import { findAffectedDates } from '#domain/groups/affected-dates.ts'
import { isHeldOn } from '#domain/groups/group-times.ts'
import { OperatorError } from '#domain/operator-error.ts'
import { type RosterKey, type Rosters, rosterKinds, rostersOf } from '#domain/rosters/roster.ts'
import { checkEntries, collectRosters } from '#domain/rosters/roster-entries.ts'
import { type BadLines, badLines, refuseLines } from '../control/bad-lines.ts'
import { countAffected, isBookedOn } from '../groups/affected-dates.ts'
import { changeRosters, type RosterOutcome, type RosterParts } from './change-rosters.ts'
import { formatOf, type RosterFormat, rosterFormats } from './roster-formats.ts'

const format = z.enum(rosterFormats)
const affected = z.object({
  reference: z.string(),
  practitioner: z.string(),
  clinic: z.string(),
  startsAt: z.string().describe('ISO 8601 with the clinic’s offset'),
  reason: z.enum(['clinic-closed', 'absent', 'not-on-shift']),
})
const affectedDate = z.object({
  group: z.string(),
  date: z.string(),
  leader: z.string(),
  clinic: z.string(),
  reason: affected.shape.reason,
  people: z.int().describe('How many have booked it'),
})
const keys = z.array(z.object({ kind: z.enum(rosterKinds), id: z.string() }))
const changed = z.object({
  outcome: z.literal('changed'),
  changed: keys,
  affected: z.array(affected),
  dates: z.array(affectedDate).describe('Of groups that have lost their leader or clinic'),
  calledOff: z.int(),
})
/** `unnamed`: those who have a roster but are missing from the file. */
const imported = changed.extend({ unnamed: keys })

/** Who runs the command: their account on this machine. */
const who = z.string()

/** What `npm run roster` can do. */
export const rosterOperations = {
  export: {
    name: 'roster.export',
    input: z.object({ format }),
    answer: z.object({ text: z.string() }),
    run: async ({ schedules }: RosterParts, input: { format: RosterFormat }) => {
      const { write } = await formatOf(input.format)
      return { text: write(rostersOf(schedules.planned())) }
    },
  },
  import: {
    name: 'roster.import',
    input: z.object({ format, text: z.string(), dryRun: z.boolean(), who }),
    answer: z.union([imported, badLines]),
    run: async (
      parts: RosterParts,
      input: { format: RosterFormat; text: string; dryRun: boolean; who: string },
    ): Promise<z.infer<typeof imported> | BadLines> => {
      const { parse } = await formatOf(input.format)
      const planned = parts.schedules.planned()
      const parsed = parse(input.text)
      const problems = parsed.ok ? checkEntries(parsed.entries, planned) : parsed.problems
      if (!parsed.ok || problems.length > 0) return refuseLines(problems)
      const wanted = collectRosters(parsed.entries)
      return { ...(await change(parts, wanted, input)), unnamed: listUnnamed(rostersOf(planned), wanted, input.format) }
    },
  },
  reset: {
    name: 'roster.reset',
    input: z.object({ ids: z.array(z.string()), dryRun: z.boolean(), who }),
    answer: changed,
    run: async (parts: RosterParts, input: { ids: string[]; dryRun: boolean; who: string }) => {
      const all = rostersOf(parts.schedules.content)
      const isWanted = ([id]: [string, unknown]) => input.ids.length === 0 || input.ids.includes(id)
      const wanted: Rosters = {
        practitioners: new Map([...all.practitioners].filter(isWanted)),
        clinics: new Map([...all.clinics].filter(isWanted)),
        groups: new Map([...all.groups].filter(isWanted)),
      }
      const known = [wanted.practitioners, wanted.clinics, wanted.groups]
      const unknown = input.ids.filter((id) => !known.some((it) => it.has(id)))
      if (unknown.length > 0)
        throw new OperatorError(`There is no practitioner, clinic or group '${unknown.join("', '")}'.`)
      return change(parts, wanted, input)
    },
  },
  affected: {
    name: 'roster.affected',
    input: z.object({}),
    answer: z.object({ affected: z.array(affected), dates: z.array(affectedDate) }),
    run: async (parts: RosterParts) => {
      const { database, clock, schedules } = parts
      const now = clock.now()
      const dates = findAffectedDates(createSchedule(schedules.planned()), now.epochMilliseconds)
      return {
        affected: (await listUnsettled(database)).map((it) => tell(parts, it)),
        dates: await countAffected(database, dates, now),
      }
    },
  },
  keep: {
    name: 'roster.keep',
    input: z.object({ reference: z.string(), who }),
    answer: z.object({ kept: z.boolean() }),
    run: async ({ database, clock }: RosterParts, input: { reference: string; who: string }) => ({
      kept: await keepAffected(database, input.reference, input.who, clock.now()),
    }),
  },
  callOff: {
    name: 'roster.call-off',
    input: z.object({ group: z.string(), date: z.string(), dryRun: z.boolean(), who }),
    answer: changed,
    run: async (
      parts: RosterParts,
      input: { group: string; date: string; dryRun: boolean; who: string; channel?: RosterOrigin['channel'] },
    ) => {
      const planned = parts.schedules.planned()
      const plan = rostersOf(planned).groups.get(input.group)
      if (!plan) throw new OperatorError(`There is no group '${input.group}'.`)
      if (!isCalendarDate(input.date) || !(await isToCome(parts, input)))
        throw new OperatorError(`'${input.group}' has no date to come on '${input.date}'.`)
      const cancelled = [...new Set([...plan.cancelled, input.date])].sort()
      const groups = new Map([[input.group, { ...plan, cancelled }]])
      return change(parts, { practitioners: new Map(), clinics: new Map(), groups }, input)
    },
  },
}

/** By the current plan, or by one that somebody has booked by. */
async function isToCome({ database, clock, schedules }: RosterParts, { group, date }: { group: string; date: string }) {
  const now = clock.now()
  const schedule = createSchedule(schedules.planned())
  const plan = schedule.facts.groups.find((it) => it.id === group)
  const zone = schedule.index.clinics.get(plan?.clinic ?? '')?.zone ?? 'UTC'
  return isHeldOn(schedule, group, date, now.epochMilliseconds) || isBookedOn(database, { group, date, zone }, now)
}

async function change(
  parts: RosterParts,
  wanted: Rosters,
  { dryRun, who, channel = 'command' }: { dryRun: boolean; who: string; channel?: RosterOrigin['channel'] },
) {
  const origin = { actor: 'staff', channel, who } as const
  let outcome: RosterOutcome = { outcome: 'changed-meanwhile' }
  // The command replaces the roster whatever it is, so after somebody else's change it simply tries again.
  for (let attempt = 0; attempt < 5 && outcome.outcome === 'changed-meanwhile'; attempt++) {
    outcome = await changeRosters(parts, wanted, origin, { dryRun })
  }
  if (outcome.outcome === 'changed-meanwhile') {
    throw new OperatorError('Others are changing the same rosters at this moment; nothing was changed. Try again.')
  }
  if (outcome.outcome === 'dates-lost') {
    const dates = outcome.lost.map(({ group, date, people }) => `${group} ${date} (booked by ${people})`)
    throw new OperatorError(
      `Nothing was changed: people have booked dates that the plan would no longer have like that: ${dates.join(', ')}. Call them off first, with 'npm run roster -- call-off GROUP DATE' or under 'cancelled'.`,
    )
  }
  return { ...outcome, affected: outcome.affected.map((it) => tell(parts, it)) }
}

function tell({ schedules }: RosterParts, booking: UnsettledBooking): z.infer<typeof affected> {
  const zone = schedules.current().index.clinics.get(booking.clinic)?.zone ?? 'UTC'
  const startsAt = booking.startsAt.toZonedDateTimeISO(zone).toString({ timeZoneName: 'never', smallestUnit: 'minute' })
  return { ...booking, startsAt }
}

function listUnnamed(all: Rosters, wanted: Rosters, format: RosterFormat): RosterKey[] {
  const missing = (kind: RosterKey['kind'], has: Map<string, unknown>, named: Map<string, unknown>) =>
    [...has.keys()].filter((it) => !named.has(it)).map((id) => ({ kind, id }))
  return [
    ...missing('practitioner', all.practitioners, wanted.practitioners),
    ...missing('clinic', all.clinics, wanted.clinics),
    // A CSV file cannot name them.
    ...(format === 'csv' ? [] : missing('group', all.groups, wanted.groups)),
  ]
}
