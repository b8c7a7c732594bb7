import type { Location } from '@medplum/fhirtypes'
import type { Clinic } from '#domain/facts/clinic.ts'
import { weekdays } from '#domain/facts/shared.ts'
import type { Sources } from './sources.ts'

const countryCodes = { norway: 'NO', sweden: 'SE' } as const satisfies Record<Clinic['country'], string>

export function writeLocation({ schedule, say, site }: Sources, clinic: Clinic): Location {
  const { id, name, address, position, phone, email, summary } = clinic
  return {
    resourceType: 'Location',
    id,
    status: 'active',
    mode: 'instance',
    name: `${schedule.facts.company.name} ${name}`,
    description: say(summary),
    telecom: [
      { system: 'phone', value: phone },
      { system: 'email', value: email },
      { system: 'url', value: `${site}/` },
    ],
    address: {
      line: [address.street],
      postalCode: address.postcode,
      city: address.place,
      state: nameArea(schedule.facts.areas, clinic, say),
      country: countryCodes[clinic.country],
    },
    position: { latitude: position.lat, longitude: position.lng },
    hoursOfOperation: weekdays.flatMap((day) =>
      (clinic.hours[day] ?? []).map(({ from, to }) => ({
        daysOfWeek: [day],
        ...(from === '00:00' && to === '24:00'
          ? { allDay: true }
          : { openingTime: `${from}:00`, closingTime: untilTime(to) }),
      })),
    ),
  }
}

/** A time of day in FHIR ends before midnight. */
const untilTime = (to: string) => (to === '24:00' ? '23:59:59' : `${to}:00`)

/** Readers choose files by the area, as ours choose clinics. */
export function nameArea(
  areas: Sources['schedule']['facts']['areas'],
  { area }: Pick<Clinic, 'area'>,
  say: Sources['say'],
): string {
  const named = areas.find(({ id }) => id === area)
  return named ? say(named.name) : area
}
