import type { Schedule } from '#domain/availability/schedule.ts'

/** What a change of the schedule can have made different. */
export interface SchedulePart {
  /** Clinics whose times may be others. */
  readonly clinics: ReadonlySet<string>
  /** Practitioners who may work elsewhere than before. */
  readonly practitioners: readonly string[]
}

/** The source of who works when: here the facts of the release and the rosters in the database. */
export interface ScheduleSource {
  /** The schedule as it is now. It is never changed: what changes is which one is current. */
  current(): Schedule
  /** Tells what has changed, right after it has; `undefined`: everything, as when another release brings other facts. */
  onChange(listener: (part: SchedulePart | undefined) => void): void
}
