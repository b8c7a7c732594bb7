import * as z from 'zod'
import type { Locale } from '#domain/market/locale.ts'

const line = z.string().max(300)
const name = z.looseObject({ text: line.optional(), given: z.array(line).optional(), family: line.optional() })
const patient = z.looseObject({
  resourceType: z.literal('Patient'),
  name: z.array(name).optional(),
  birthDate: line.optional(),
  telecom: z.array(z.looseObject({ system: line.optional(), value: line.optional() })).optional(),
})

/** The parts of an Appointment that we read. */
export const appointmentBody = z.looseObject({
  resourceType: z.literal('Appointment'),
  status: z.enum(['proposed', 'pending', 'booked', 'arrived', 'fulfilled', 'cancelled', 'noshow']),
  slot: z
    .array(z.looseObject({ reference: line }))
    .max(1)
    .optional(),
  contained: z
    .array(z.looseObject({ resourceType: line }))
    .max(5)
    .optional(),
  reasonCode: z.array(z.looseObject({ text: z.string().max(2000).optional() })).optional(),
  language: z.string().max(20).optional(),
})
export type AppointmentBody = z.infer<typeof appointmentBody>

/** Whether somebody is to come: what is over or cancelled is not booked. */
export const isWanted = ({ status }: AppointmentBody) => ['proposed', 'pending', 'booked'].includes(status)

/** The id of the Slot that is meant, without looking for it. */
export function readSlotId({ slot }: AppointmentBody): string | undefined {
  return slot?.[0]?.reference.match(/(?:^|\/)Slot\/([^/]+)$/)?.[1]
}

/** The patient in the form of our own API; what is missing is found by its rules. */
export function readPatient({ contained = [], reasonCode }: AppointmentBody) {
  const found = patient.safeParse(contained.find((it) => it.resourceType === 'Patient')).data
  const [named] = found?.name ?? []
  const telecom = (system: string) => found?.telecom?.find((it) => it.system === system)?.value
  return {
    name: named?.text ?? [...(named?.given ?? []), named?.family ?? ''].join(' ').trim(),
    birthdate: found?.birthDate ?? '',
    email: telecom('email') ?? null,
    phone: telecom('phone') ?? '',
    description: reasonCode?.[0]?.text ?? '',
  }
}

export function readLanguage({ language }: AppointmentBody): Locale {
  return language?.toLowerCase().startsWith('en') ? 'en' : 'no'
}
