import type { Database } from '#database/client.ts'
import { listenToRosters, readRosters, type StoredRoster } from '#database/rosters.ts'
import { dateAt } from '#domain/availability/day-clock.ts'
import { createSchedule, type Schedule, updateSchedule } from '#domain/availability/schedule.ts'
import type { RosterChanges } from '#domain/availability/schedule-index.ts'
import { type Demo, layDemoOnClinic, layDemoOnPractitioner } from '#domain/facts/demo.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { RosterKey } from '#domain/rosters/roster.ts'
import type { SchedulePart, ScheduleSource } from '../availability/schedule-source.ts'
import type { Clock } from '../clock/clock.ts'
import type { Log } from '../process/log.ts'
import { seedRosters } from './seed-rosters.ts'

/** Milliseconds until the next try when the database could not be read after a change. */
const retryAfter = 1_000

export interface LiveScheduleParts {
  database: Database
  clock: Clock
  /** The market's, in which the demo's 'today' begins. */
  zone: string
  facts: Facts
  demo?: Demo | undefined
  log?: Log
}

type Listener = (part: SchedulePart | undefined) => void

/**
 * The schedule of this process: the facts of the release, overlaid with the rosters of the database and, on top, the demo's
 * changes for today. Changes by other processes arrive by notification, and only the parts they affect are rebuilt.
 */
export class LiveSchedule implements ScheduleSource {
  readonly #parts: Omit<LiveScheduleParts, 'facts' | 'demo'>
  readonly #stored = new Map<string, StoredRoster>()
  readonly #listeners: Listener[] = []
  #facts: Facts
  #demo: Demo | undefined
  #schedule: Schedule
  /** The day that the demo was applied for, and until when it need not be checked. */
  #today = ''
  #lookAgainAt = Number.NEGATIVE_INFINITY
  #retry: NodeJS.Timeout | undefined
  #isClosed = false

  private constructor({ facts, demo, ...parts }: LiveScheduleParts) {
    this.#parts = parts
    this.#facts = facts
    this.#demo = demo
    this.#schedule = this.#create()
  }

  /** Seeds rosters that the database lacks, then follows all of them. */
  static async open(parts: LiveScheduleParts): Promise<LiveSchedule> {
    const live = new LiveSchedule(parts)
    await listenToRosters(parts.database, (changed) => live.#hear(changed))
    await live.replaceFacts(parts.facts, parts.demo)
    return live
  }

  current(): Schedule {
    if (this.#demo && this.#isAnotherDay()) this.#schedule = this.#create()
    return this.#schedule
  }

  /** The facts with the current rosters, without the demo: the basis for judging a change. */
  planned(): Facts {
    return {
      ...this.#facts,
      practitioners: this.#facts.practitioners.map((it) => ({ ...it, ...this.#rosterOf('practitioner', it.id) })),
      clinics: this.#facts.clinics.map((it) => ({ ...it, ...this.#rosterOf('clinic', it.id) })),
      groups: this.#layOutGroups(),
    }
  }

  /** The stored roster with its revision; undefined if there is none. */
  stored({ kind, id }: RosterKey): StoredRoster | undefined {
    return this.#stored.get(`${kind}:${id}`)
  }

  /** The rosters in content, for operators who want to go back to them. */
  get content(): Facts {
    return this.#facts
  }

  onChange(listener: Listener): void {
    this.#listeners.push(listener)
  }

  /** Switches to the facts of another release. Practitioners and clinics that are new in them are seeded from content. */
  async replaceFacts(facts: Facts, demo: Demo | undefined): Promise<void> {
    const { database, clock } = this.#parts
    const stored = await seedRosters(database, facts, clock.now())
    for (const it of stored) this.#keep(it)
    this.#facts = facts
    this.#demo = demo
    this.#schedule = this.#create()
    this.#tell(undefined)
  }

  /** Reads the given rosters, or all of them, and applies those newer than what is known. */
  async reload(keys?: readonly RosterKey[]): Promise<void> {
    const rosters = await readRosters(this.#parts.database, keys)
    const before = this.current()
    const changes = this.#collectChanges(rosters.filter((it) => this.#keep(it)))
    const { schedule, reached } = updateSchedule(before, changes)
    // Groups are few, and nothing is derived from them ahead.
    this.#schedule = { ...schedule, facts: { ...schedule.facts, groups: this.#layOutGroups() } }
    if (changes.practitioners.length + changes.clinics.length === 0) return
    this.#tell({ clinics: reached, practitioners: changes.practitioners.map((it) => it.id) })
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#retry)
  }

  #hear(changed: RosterKey[] | undefined): void {
    if (this.#isClosed) return
    this.reload(changed).catch((error: unknown) => {
      this.#parts.log?.warn({ err: error }, 'rosters could not be read after a change; trying again')
      clearTimeout(this.#retry)
      this.#retry = setTimeout(() => this.#hear(undefined), retryAfter).unref()
    })
  }

  /** False if this revision or a later one is known already, so that reads may overtake each other. */
  #keep(roster: StoredRoster): boolean {
    const key = `${roster.kind}:${roster.id}`
    if ((this.#stored.get(key)?.revision ?? 0) >= roster.revision) return false
    this.#stored.set(key, roster)
    return true
  }

  #rosterOf(kind: RosterKey['kind'], id: string) {
    return this.#stored.get(`${kind}:${id}`)?.roster
  }

  #collectChanges(rosters: readonly StoredRoster[]): RosterChanges {
    const ids = (kind: RosterKey['kind']) => new Set(rosters.filter((it) => it.kind === kind).map((it) => it.id))
    const [practitioners, clinics] = [ids('practitioner'), ids('clinic')]
    return this.#layOut({
      practitioners: this.#facts.practitioners.filter((it) => practitioners.has(it.id)),
      clinics: this.#facts.clinics.filter((it) => clinics.has(it.id)),
    })
  }

  /** Overlays rosters and demo on the facts from content. */
  #layOut({ practitioners, clinics }: RosterChanges) {
    const demo = this.#demo
    const today = this.#today
    const people = practitioners.map((it) => ({ ...it, ...this.#rosterOf('practitioner', it.id) }))
    const places = clinics.map((it) => ({ ...it, ...this.#rosterOf('clinic', it.id) }))
    return {
      practitioners: demo ? people.map((it) => layDemoOnPractitioner(it, demo, today)) : people,
      clinics: demo ? places.map((it) => layDemoOnClinic(it, demo, today)) : places,
    }
  }

  #layOutGroups(): Facts['groups'] {
    return this.#facts.groups.map((it) => ({ ...it, ...this.#rosterOf('group', it.id) }))
  }

  #create(): Schedule {
    if (this.#demo) this.#isAnotherDay()
    return createSchedule({ ...this.#facts, ...this.#layOut(this.#facts), groups: this.#layOutGroups() })
  }

  #isAnotherDay(): boolean {
    const { clock, zone } = this.#parts
    const now = clock.now().epochMilliseconds
    if (now < this.#lookAgainAt && now >= this.#lookAgainAt - 86_400_000) return false
    this.#lookAgainAt = now + 1_000
    const date = dateAt(zone, now)
    const isAnother = date !== this.#today
    this.#today = date
    return isAnother
  }

  #tell(part: SchedulePart | undefined): void {
    for (const listener of this.#listeners) listener(part)
  }
}
