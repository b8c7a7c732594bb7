import type { Appointment, BundleEntry, Slot } from '@medplum/fhirtypes'
import type { TimeRange } from '#database/bookings/occupied-times.ts'
import { type Outcome, succeed } from '../provider.ts'
import { reachInto } from './choose-slots.ts'
import type { FhirCalls } from './fhir-calls.ts'
import type { RemoteSchedule, RemoteSchedules } from './remote-schedules.ts'
import { changeableSlot, type RemoteSlot, type SlotHold, writeSlot } from './remote-slot.ts'
import { searchFor } from './slot-store.ts'

/** The Schedules of a time's practitioner, and all Slots that the time reaches into, as they are now. */
export async function readAround(
  calls: FhirCalls,
  schedules: RemoteSchedules,
  time: TimeRange,
): Promise<Outcome<{ schedules: RemoteSchedule[]; slots: RemoteSlot[] }>> {
  const found = await schedules.find(calls, [time.practitioner])
  if (!found.ok) return found
  const theirs = found.value.get(time.practitioner) ?? []
  if (theirs.length === 0) return succeed({ schedules: theirs, slots: [] })
  const range = { from: time.start.epochMilliseconds, to: time.end.epochMilliseconds }
  const slots = await calls.search('Slot', searchFor(theirs.map((it) => it.reference).join(','), range), changeableSlot)
  if (!slots.ok) return slots
  return succeed({ schedules: theirs, slots: reachInto(slots.value, range.from, range.to) })
}

/** Those that are gone are left out. */
export async function readSlots(calls: FhirCalls, ids: readonly string[]): Promise<Outcome<RemoteSlot[]>> {
  return ids.length === 0 ? succeed([]) : calls.search('Slot', [['_id', ids.join(',')]], changeableSlot)
}

/** Part of a transaction, which fails if the Slot is not as it was read. */
export function changeSlot(slot: RemoteSlot, status: 'free' | 'busy' | SlotHold): BundleEntry {
  return update(writeSlot(slot, status), slot.version)
}

export function update(resource: Slot | Appointment, version: string | undefined): BundleEntry {
  return {
    resource,
    request: {
      method: 'PUT',
      url: `${resource.resourceType}/${resource.id}`,
      ...(version === undefined ? {} : { ifMatch: `W/"${version}"` }),
    },
  }
}

export function create(resource: Appointment, ifNoneExist: string): BundleEntry {
  return { resource, request: { method: 'POST', url: resource.resourceType, ifNoneExist } }
}
