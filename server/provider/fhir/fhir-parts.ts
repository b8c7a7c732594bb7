import type { Clock } from '../../clock/clock.ts'
import type { FhirCalls } from './fhir-calls.ts'
import type { WrittenBy } from './remote-appointment.ts'
import type { RemoteSchedules } from './remote-schedules.ts'
import type { RemoteSlot } from './remote-slot.ts'

/** What every operation works with. */
export interface FhirParts {
  /** For a change: all its requests share one time limit. */
  begin(): FhirCalls
  schedules: RemoteSchedules
  clock: Clock
  writtenBy: WrittenBy
  /** Tells whose times have changed. */
  publish(slots: readonly RemoteSlot[]): void
}
