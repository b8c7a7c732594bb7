import type { Slot } from '@medplum/fhirtypes'
import { createDayClock, dateAt, formatInstant } from '#domain/availability/day-clock.ts'
import { formatSlotId } from '#domain/availability/format-slot-id.ts'
import type { StatedTime, TimeState } from '#domain/availability/stated-times.ts'
import type { Clinic } from '#domain/facts/clinic.ts'
import { listOffered } from './offered.ts'
import { scheduleId, slotIdOf } from './resource-ids.ts'
import type { Sources } from './sources.ts'

const minuteMs = 60_000

export const statusOf = {
  free: 'free',
  booked: 'busy',
  held: 'busy-tentative',
  'too-near': 'busy-unavailable',
} as const satisfies Record<TimeState, Slot['status']>

/** Of SMART Scheduling Links; portals know them by these names. */
const extension = (name: string) => `http://fhir-registry.smarthealthit.org/StructureDefinition/${name}`

/** Writes the Slots of a clinic. What those of one day or one Schedule share is worked out once. */
export function createSlotWriter(sources: Sources, clinic: Clinic): (time: StatedTime) => Slot {
  const schedules = new Map<string, string>()
  const findSchedule = (treatment: string, practitioner: string) => {
    const key = `${treatment}.${practitioner}`
    const id = schedules.get(key) ?? scheduleId({ treatment, clinic: clinic.id, practitioner })
    schedules.set(key, id)
    return id
  }
  let clock = createDayClock(clinic.zone, '2000-01-01')
  const write = (instant: number) => {
    if (instant < clock.start || instant >= clock.end) clock = createDayClock(clinic.zone, dateAt(clinic.zone, instant))
    return formatInstant(clock, instant)
  }
  return ({ treatment, by, start, state }) => {
    const schedule = findSchedule(treatment.id, by.id)
    return {
      resourceType: 'Slot',
      id: slotIdOf(schedule, start),
      schedule: { reference: `Schedule/${schedule}` },
      status: statusOf[state],
      start: write(start),
      end: write(start + treatment.minutes * minuteMs),
      ...(state === 'free'
        ? {
            extension: [
              {
                url: extension('booking-deep-link'),
                valueUrl: linkTo(sources, clinic, { treatment, by, start, state }),
              },
              { url: extension('booking-phone'), valueString: clinic.phone },
              { url: extension('slot-capacity'), valueInteger: 1 },
            ],
          }
        : {}),
    }
  }
}

/** The booking with everything chosen, open at the form: the time is then held for the visitor, or said to be taken. */
function linkTo(
  { bookingPath, schedule, site }: Sources,
  clinic: Clinic,
  { treatment, by, start }: StatedTime,
): string {
  const { type, service } = listOffered(schedule).get(treatment.id)!
  const query = new URLSearchParams({
    type: type.id,
    service: service.id,
    treatment: treatment.id,
    clinic: clinic.id,
    practitioner: by.id,
    slot: formatSlotId({ treatment: treatment.id, clinic: clinic.id, practitioner: by.id, start }),
    step: 'information',
  })
  return `${site}${bookingPath}?${query}`
}
