import type { FreedTime } from '#database/bookings/freed-times.ts'
import type { Entry } from '#database/waiting/entries.ts'
import { findSlots } from '#domain/availability/availability.ts'
import type { Busy } from '#domain/availability/busy.ts'
import type { Choice } from '#domain/availability/choice.ts'
import { dateAt } from '#domain/availability/day-clock.ts'
import { subtractIntervals } from '#domain/availability/interval.ts'
import type { Snapshot } from '#domain/availability/snapshot.ts'
import { checkGroup } from '#domain/groups/group-times.ts'
import type { WaitedTime } from '#domain/waiting/waiting-entry.ts'
import type { AskParts } from './ask-parts.ts'

/** A time that somebody on the waiting list could have of one that has become free. Epoch milliseconds. */
export interface FreedSlot extends WaitedTime {
  readonly slot: string
  readonly practitioner: string
  readonly endsAt: number
  readonly busyUntil: number
  /** Where it is a place of a run. */
  readonly place: { run: string; places: number } | null
}

/** What an entry could have: the same for all that wait for the same. */
export function nameWanted({ treatment, group }: Pick<Entry, 'treatment' | 'group'>): string {
  return group ? `${group.run} ${group.date ?? ''}` : treatment
}

/** The times that an entry's treatment could have of a freed time, the earliest first. */
export async function listFreedSlots(
  service: Pick<AskParts, 'availability' | 'clock'>,
  freed: FreedTime,
  entry: Pick<Entry, 'treatment' | 'group'>,
): Promise<FreedSlot[]> {
  const [from, to] = [freed.start.epochMilliseconds, freed.end.epochMilliseconds]
  const overlaps = ({ startsAt, busyUntil }: FreedSlot) => startsAt < to && from < busyUntil
  if (entry.group) return findPlace(service, entry.group).filter(overlaps)
  const { availability } = service
  const query = { treatment: entry.treatment, clinic: freed.clinic, practitioner: freed.practitioner }
  const found = await availability.ask(query, (snapshot, choice) => slotsOf(snapshot, choice, freed))
  return found.ok ? found.value.filter(overlaps) : []
}

function slotsOf(snapshot: Snapshot, choice: Choice, freed: FreedTime): FreedSlot[] {
  const { zone } = choice.clinic
  const length = choice.treatment.minutes * 60_000
  const free = freed.isKept ? { ...snapshot, busy: withoutFreed(snapshot.busy, freed) } : snapshot
  const days = new Set([freed.start, freed.end].map((it) => dateAt(zone, it.epochMilliseconds)))
  return [...days].flatMap((date) =>
    findSlots(free, choice, date).slots.map(({ id, start, part, practitioner }) => {
      const startsAt = Date.parse(start)
      return {
        ...{ slot: id, date, part, startsAt },
        treatment: choice.treatment.id,
        clinic: choice.clinic.id,
        practitioner: practitioner.id,
        endsAt: startsAt + length,
        busyUntil: startsAt + length + choice.treatment.buffer * 60_000,
        place: null,
      }
    }),
  )
}

/** What is kept for the list is free for it. */
function withoutFreed(busy: Busy, { practitioner, start, end }: FreedTime): Busy {
  const kept = [{ start: start.epochMilliseconds, end: end.epochMilliseconds }]
  return {
    get: (id) => {
      const times = busy.get(id)
      return id === practitioner && times ? subtractIntervals(times, kept) : times
    },
  }
}

/** Whether there is a place is decided where it is held. */
function findPlace(
  { availability, clock }: Pick<AskParts, 'availability' | 'clock'>,
  { run, date }: NonNullable<Entry['group']>,
): FreedSlot[] {
  const wanted = { group: run, ...(date !== null && { date }) }
  const checked = checkGroup(availability.schedule, wanted, clock.now().epochMilliseconds)
  if (!checked.ok) return []
  const { id, treatment, clinic, practitioner, part, startsAt, endsAt, busyUntil, run: of } = checked.time
  return [
    {
      ...{ slot: id, date: checked.time.date, part, startsAt, endsAt, busyUntil },
      treatment: treatment.id,
      clinic: clinic.id,
      practitioner: practitioner.id,
      place: { run: of.id, places: of.group.places },
    },
  ]
}
