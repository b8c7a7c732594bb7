import type { Schedule } from '#domain/availability/schedule.ts'

/** What a change of the schedule may affect. */
export interface SchedulePart {
  /** Clinics whose times may have changed. */
  readonly clinics: ReadonlySet<string>
  /** Practitioners whose clinics may have changed. */
  readonly practitioners: readonly string[]
}

/** The source of who works when: here the facts of the release and the rosters in the database. */
export interface ScheduleSource {
  /** The current schedule. Immutable: a change replaces it. */
  current(): Schedule
  /** Called right after a change; `undefined` means everything, for example when a new release brings new facts. */
  onChange(listener: (part: SchedulePart | undefined) => void): void
}
