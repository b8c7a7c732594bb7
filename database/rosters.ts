import type { GroupPlan } from '#domain/facts/group.ts'
import type { AffectedBooking } from '#domain/rosters/affected.ts'
import type { FreedWork } from '#domain/rosters/freed.ts'
import type { ClinicRoster, PractitionerRoster, RosterKey } from '#domain/rosters/roster.ts'
import type { Origin } from './audit.ts'
import type { Database } from './client.ts'
import { type Statement, sql } from './sql.ts'

/** Whose roster, its content, and how often it was changed. */
export type StoredRoster = { id: string; revision: number } & (
  | { kind: 'practitioner'; roster: PractitionerRoster }
  | { kind: 'clinic'; roster: ClinicRoster }
  | { kind: 'group'; roster: GroupPlan }
)

/** Who changed a roster, and through which channel; 'start' is a server that seeds it from content. */
export interface RosterOrigin {
  actor: Origin['actor']
  channel: Origin['channel'] | 'start'
  /** The name of the person, where there is one. */
  who: string | null
}

/** Rosters in one statement: those of a large chain are read in several, each well within the time limit. */
const page = 1_000

/** All rosters, or those of some. */
export async function readRosters(database: Database, keys?: readonly RosterKey[]): Promise<StoredRoster[]> {
  if (keys) {
    const [kinds, ids] = [keys.map((it) => it.kind), keys.map((it) => it.id)]
    return select(database, sql`where (r.kind, r.id) in (select * from unnest(${kinds}::text[], ${ids}::text[]))`)
  }
  const all: StoredRoster[] = []
  for (let last: RosterKey | undefined; ; last = all.at(-1)) {
    const after = last ? sql`where (r.kind, r.id) > (${last.kind}, ${last.id})` : sql``
    const some = await select(database, sql`${after} order by r.kind, r.id limit ${page}`)
    all.push(...some)
    if (some.length < page) return all
  }
}

async function select(database: Database, which: Statement): Promise<StoredRoster[]> {
  // Days as text: the driver would turn them into instants in the machine's time zone.
  const { rows } = await database.run<StoredRoster>(sql`
    select r.kind, r.id, r.revision, case r.kind
      when 'practitioner' then jsonb_build_object(
        'shifts', coalesce((
          select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'clinic', s.clinic, 'days', s.days,
            'hours', jsonb_build_object('from', left(s.starts::text, 5), 'to', left(s.ends::text, 5)),
            'breaks', s.breaks, 'weeks', s.weeks, 'validFrom', s.valid_from::text, 'validTo', s.valid_to::text
          )) order by s.place) from shifts s where s.practitioner = r.id), '[]'),
        'absences', coalesce((
          select jsonb_agg(jsonb_build_object('from', a.first_day::text, 'to', a.last_day::text) order by a.place)
          from absences a where a.practitioner = r.id), '[]'))
      when 'group' then (select g.plan from group_plans g where g.id = r.id)
      else jsonb_build_object(
        'closures', coalesce((
          select jsonb_agg(jsonb_build_object(
            'from', c.first_day::text, 'to', c.last_day::text, 'reason', c.reason) order by c.place)
          from closures c where c.clinic = r.id), '[]'),
        'specialHours', coalesce((
          select jsonb_agg(jsonb_build_object('date', h.day::text, 'hours', h.hours, 'reason', h.reason) order by h.place)
          from special_hours h where h.clinic = r.id), '[]'))
      end as roster
    from rosters r ${which}`)
  return rows
}

/** The new roster; `revision` is the one that was read, 0 where there was none. */
export type RosterChange = StoredRoster

/** Everything that is written together with the change of rosters. */
export interface RosterConsequences {
  affected: readonly AffectedBooking[]
  /** References of bookings that get their time back. */
  restored: readonly string[]
  freed: readonly FreedWork[]
  /** The job that looks for bookings made while other processes had not heard of the change. */
  check: { key: string; runAt: Temporal.Instant; payload: RosterCheck } | null
}

/** Whose bookings the job checks: ids separated by spaces. */
export type RosterCheck = { practitioners: string; clinics: string; groups: string }

/** All or none; false if one of them was changed by somebody else since it was read. */
export async function replaceRosters(
  database: Database,
  changes: readonly RosterChange[],
  { affected, restored, freed, check }: RosterConsequences,
  origin: RosterOrigin,
  now: Temporal.Instant,
): Promise<boolean> {
  const jobs = check
    ? [{ kind: 'check-rosters', key: check.key, run_at: check.runAt.toString(), payload: check.payload }]
    : []
  const { rows } = await database.run<{ replaced: boolean }>(sql`
    select replace_rosters(
      ${JSON.stringify(changes)}::jsonb, ${JSON.stringify(affected)}::jsonb, ${JSON.stringify(restored)}::jsonb,
      ${JSON.stringify(freed)}::jsonb, ${JSON.stringify(jobs)}::jsonb, ${JSON.stringify(origin)}::jsonb, ${now}::timestamptz
    ) as replaced`)
  return rows[0]!.replaced
}

/** `undefined` means that any roster may have changed. */
export function listenToRosters(
  database: Database,
  onChange: (changed: RosterKey[] | undefined) => void,
): Promise<void> {
  return database.listen(
    'rosters',
    (payload) => onChange(payload === '*' ? undefined : payload.split(' ').map(parseKey)),
    () => onChange(undefined),
  )
}

function parseKey(name: string): RosterKey {
  const [kind, id] = name.split(':')
  return { kind: kind as RosterKey['kind'], id: id ?? '' }
}

export interface RosterRevision {
  revision: number
  at: Temporal.Instant
  origin: RosterOrigin
  roster: PractitionerRoster | ClinicRoster | GroupPlan
}

/** The history of one roster, newest first; all of it, or its latest part. */
export async function readRosterHistory(
  database: Database,
  key: RosterKey,
  limit: number | null = null,
): Promise<RosterRevision[]> {
  const { rows } = await database.run<RevisionRow>(sql`
    select ${revisionColumns} from roster_changes
    where kind = ${key.kind} and id = ${key.id} order by revision desc limit ${limit}`)
  return rows.map((row) => ({ ...row, at: row.at.toTemporalInstant() }))
}

/** A roster as it was; undefined if it never had that revision. */
export async function readRosterAt(
  database: Database,
  key: RosterKey,
  revision: number,
): Promise<RosterRevision | undefined> {
  const { rows } = await database.run<RevisionRow>(sql`
    select ${revisionColumns} from roster_changes
    where kind = ${key.kind} and id = ${key.id} and revision = ${revision}`)
  return rows.map((row) => ({ ...row, at: row.at.toTemporalInstant() }))[0]
}

/** Who changed rosters last, and when. */
export async function readLastChanges(
  database: Database,
  keys: readonly RosterKey[],
): Promise<(RosterKey & Pick<RosterRevision, 'revision' | 'at' | 'origin'>)[]> {
  const { rows } = await database.run<RosterKey & Pick<RevisionRow, 'revision' | 'at' | 'origin'>>(sql`
    select distinct on (kind, id) kind, id, revision, at, ${originColumn} from roster_changes
    where (kind, id) in (select * from unnest(${keys.map((it) => it.kind)}::text[], ${keys.map((it) => it.id)}::text[]))
    order by kind, id, revision desc`)
  return rows.map((row) => ({ ...row, at: row.at.toTemporalInstant() }))
}

interface RevisionRow extends Omit<RosterRevision, 'at'> {
  at: Date
}

const originColumn = sql`jsonb_build_object('actor', actor, 'channel', channel, 'who', who) as origin`
const revisionColumns = sql`revision, at, roster, ${originColumn}`
