import { listChoicesAt } from '#domain/availability/choice.ts'
import type { Schedule } from '#domain/availability/schedule.ts'
import { parseStart } from '#domain/availability/slot-id.ts'
import { scheduleId } from './resource-ids.ts'
import type { ScheduleSubject } from './schedule.ts'

const known = new WeakMap<Schedule, ReadonlyMap<string, ScheduleSubject>>()

/** Whose times each Schedule has, by its id: ids are digests, so that they are looked up and not read. */
export function listSchedules(schedule: Schedule): ReadonlyMap<string, ScheduleSubject> {
  const found = known.get(schedule) ?? collect(schedule)
  known.set(schedule, found)
  return found
}

function collect({ facts, index }: Schedule): ReadonlyMap<string, ScheduleSubject> {
  const subjects = facts.clinics.flatMap(({ id }) =>
    listChoicesAt(index, id).flatMap(({ treatment, clinic, offeredBy }) =>
      offeredBy.map((by): ScheduleSubject => ({ treatment, clinic, by })),
    ),
  )
  return new Map(
    subjects.map((it) => [
      scheduleId({ treatment: it.treatment.id, clinic: it.clinic.id, practitioner: it.by.id }),
      it,
    ]),
  )
}

/** What a Slot's id is about; undefined for none of ours. */
export function findSlotSubject(schedule: Schedule, id: string): (ScheduleSubject & { start: number }) | undefined {
  const [, digest = '', minute = ''] = /^([0-9a-f]{24})\.([1-9a-z][0-9a-z]{0,5})$/.exec(id) ?? []
  const subject = listSchedules(schedule).get(digest)
  return subject && { ...subject, start: parseStart(minute) }
}
