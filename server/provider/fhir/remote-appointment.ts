import { hash } from 'node:crypto'
import type { Appointment } from '@medplum/fhirtypes'
import * as z from 'zod/mini'
import type { BookingRequest } from '#database/bookings/place-bookings.ts'
import { type Country, htmlLang, languageOf } from '#domain/market/locale.ts'
import { remoteId } from '../remote-id.ts'
import { remoteMoment } from '../remote-moment.ts'
import type { ChosenSlots } from './choose-slots.ts'

/** A digest of the request's key, by which its Appointment is found again. */
export const requestSystem = 'urn:innom:request'
/** What the patient was told. */
const referenceSystem = 'urn:innom:booking'

/** The parts of an Appointment that we read; the rest is written back as it is. */
export const remoteAppointment = z.looseObject({
  resourceType: z.literal('Appointment'),
  id: remoteId,
  /** Without a version, a change could overwrite somebody else's. */
  meta: z.looseObject({ versionId: z.string() }),
  status: z.string(),
  start: z.optional(remoteMoment),
  end: z.optional(remoteMoment),
  slot: z.optional(z.array(z.looseObject({ reference: z.optional(z.string()) }))),
  participant: z.array(z.looseObject({ actor: z.optional(z.looseObject({ reference: z.optional(z.string()) })) })),
})
export type RemoteAppointment = z.infer<typeof remoteAppointment>

/** Nobody comes any more. */
export const isOver = ({ status }: RemoteAppointment) => ['cancelled', 'noshow', 'entered-in-error'].includes(status)

export const isAt = (
  { start, end }: RemoteAppointment,
  time: { start: Temporal.Instant; end: Temporal.Instant },
): boolean =>
  start !== undefined &&
  end !== undefined &&
  Temporal.Instant.from(start).equals(time.start) &&
  Temporal.Instant.from(end).equals(time.end)

export const idsOfSlots = ({ slot = [] }: RemoteAppointment): string[] =>
  slot.flatMap(({ reference = '' }) => /(?:^|\/)Slot\/([^/]+)$/.exec(reference)?.[1] ?? [])

/** The digest has no sign that a search would read as one of its own. */
export const findRequest = (key: string): string => `identifier=${requestSystem}|${digest(key)}&status=booked`

export const digest = (key: string): string => hash('sha256', key)

/** How the chain is written: its market, and the system of its identifiers. */
export interface WrittenBy {
  country: Country
  system: string
}

/** The patient is contained: which of the other system's patients it is, its staff find out. */
export function writeAppointment(
  { booking, idempotencyKey }: Pick<BookingRequest, 'booking' | 'idempotencyKey'>,
  { slots, schedule }: ChosenSlots,
  { country, system }: WrittenBy,
): Appointment {
  const { patient, reference, treatment, start, end, locale } = booking
  return {
    resourceType: 'Appointment',
    identifier: [
      { system: requestSystem, value: digest(idempotencyKey) },
      { system: referenceSystem, value: reference },
    ],
    status: 'booked',
    serviceType: [{ coding: [{ system, code: treatment }] }],
    start: start.toString(),
    end: end.toString(),
    slot: slots.map(({ id }) => ({ reference: `Slot/${id}` })),
    ...(patient.description ? { reasonCode: [{ text: patient.description }] } : {}),
    contained: [
      {
        resourceType: 'Patient',
        id: 'patient',
        name: [{ text: patient.name }],
        birthDate: patient.birthdate,
        telecom: [
          { system: 'phone', value: patient.phone, use: 'mobile' },
          ...(patient.email ? [{ system: 'email' as const, value: patient.email }] : []),
        ],
        communication: [
          {
            language: { coding: [{ system: 'urn:ietf:bcp:47', code: htmlLang(languageOf(locale, country)) }] },
            preferred: true,
          },
        ],
      },
    ],
    participant: [
      { actor: { reference: '#patient' }, status: 'accepted' },
      ...schedule.actors.map((actor) => ({ actor, status: 'accepted' as const })),
    ],
  }
}

const ofSchedule = /(?:^|\/)(?:Practitioner|PractitionerRole|Location|HealthcareService)\/[^/]+$/

/** The same Appointment at another time, perhaps with somebody else; what the other system has added stays. */
export function writeMoved(
  appointment: RemoteAppointment,
  time: { start: Temporal.Instant; end: Temporal.Instant },
  { slots, schedule }: ChosenSlots,
): Appointment {
  const { participant, ...rest } = appointment as unknown as Appointment
  // With the Schedule changes who it is with, where and for what.
  const staying = participant.filter(({ actor }) => !ofSchedule.test(actor?.reference ?? ''))
  return {
    ...rest,
    start: time.start.toString(),
    end: time.end.toString(),
    slot: slots.map(({ id }) => ({ reference: `Slot/${id}` })),
    participant: [...staying, ...schedule.actors.map((actor) => ({ actor, status: 'accepted' as const }))],
  }
}
