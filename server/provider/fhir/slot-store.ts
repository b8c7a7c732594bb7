import type { Clock } from '../../clock/clock.ts'
import { type Outcome, succeed } from '../provider.ts'
import type { FhirCalls } from './fhir-calls.ts'
import type { RemoteSchedule } from './remote-schedules.ts'
import { remoteSlot, type SlotTime } from './remote-slot.ts'

export interface SlotStore {
  /** The Slots of one practitioner's Schedules. */
  read(
    calls: FhirCalls,
    practitioner: string,
    schedules: readonly RemoteSchedule[],
    range: Range,
  ): Promise<Outcome<SlotTime[]>>
}

interface Known extends Range {
  slots: Map<string, SlotTime>
  schedules: string
  readAt: number
  /** When the newest of them was changed, by the other system's clock. */
  newest: number
}

interface Range {
  from: number
  to: number
}

/** A Slot may be longer than a time, and begin before it: search knows starts only. */
const longestSlotMs = 24 * 3_600_000

/** After so many minutes all are read again: what was deleted is in no list of changes. */
const wholeMinutes = 5
/** A change is seen when it is committed, which is later than what it says. */
const overlapMs = 30_000
const dayMs = 86_400_000
/** What is asked for a day or a week is not kept: that are days of the console, before or after those that can be booked. */
const longestPassingMs = 8 * dayMs

const elements: [string, string] = ['_elements', 'id,meta,identifier,schedule,status,start,end']

/** Three months of somebody's times are thousands of Slots: they are read once, then only what has changed. */
export function createSlotStore(clock: Clock): SlotStore {
  const known = new Map<string, Known>()
  return {
    read: async (calls, practitioner, schedules, asked) => {
      if (schedules.length === 0) return succeed([])
      const references = schedules.map((it) => it.reference).join(',')
      const now = clock.now().epochMilliseconds
      const before = findUsable(known.get(practitioner), references, asked, now)
      // The end of what is asked for moves on all the time.
      const range = before ?? { from: asked.from, to: asked.to + dayMs }
      const since: [string, string][] = before ? [['_lastUpdated', `ge${instantAt(before.newest - overlapMs)}`]] : []
      const found = await calls.search('Slot', [...searchFor(references, range), ...since, elements], remoteSlot)
      if (!found.ok) return found
      const slots = before?.slots ?? new Map<string, SlotTime>()
      for (const { id, status, start, end, hold, updated } of found.value) {
        const kept = slots.get(id)?.updated
        // Of two reads at once, the earlier one may be answered last.
        if (kept !== undefined && updated !== undefined && updated < kept) continue
        slots.set(id, { id, status, start, end, hold, updated })
      }
      const newest = found.value.map((it) => it.updated).reduce(later, before?.newest)
      if (newest !== undefined && (before || asked.to - asked.from > longestPassingMs)) {
        known.set(practitioner, { ...range, slots, schedules: references, readAt: before?.readAt ?? now, newest })
      }
      return succeed([...slots.values()].filter((it) => it.start < asked.to && it.end > asked.from))
    },
  }
}

function findUsable(known: Known | undefined, schedules: string, { from, to }: Range, now: number): Known | undefined {
  if (known === undefined || known.schedules !== schedules || known.from > from || known.to < to) return undefined
  return Math.abs(now - known.readAt) < wholeMinutes * 60_000 ? known : undefined
}

/** All Slots of these Schedules that may reach into the range. */
export function searchFor(schedules: string, { from, to }: Range): [string, string][] {
  return [
    ['schedule', schedules],
    ['start', `ge${instantAt(from - longestSlotMs)}`],
    ['start', `lt${instantAt(to)}`],
  ]
}

const instantAt = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toString()

function later(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.max(a, b)
}
