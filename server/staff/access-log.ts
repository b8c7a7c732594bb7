import type { FastifyRequest } from 'fastify'
import { logAccess } from '#database/staff/access-log.ts'
import type { AccessAction } from '#domain/staff/access-actions.ts'
import { lookMinutes } from '#domain/staff/session-limits.ts'
import type { Service } from '../service.ts'
import { memberOf } from './staff-scope.ts'

type LogParts = Pick<Service, 'clock' | 'database' | 'secrets'>

/** Whom the log is about: by the phone, or by a hash of what is known instead. */
type Person = { phone: string } | { hash: string }

/** A booking, an order or a message, and whose it is. */
interface About {
  reference: string | null
  clinic: string | null
  patient: Person
}

/** What is neither about a booking or an order nor about a clinic. */
export function ofNoClinic(patient: Person): About {
  return { reference: null, clinic: null, patient }
}

/** Writes down that a member looked at a patient: once for as long as they have it open, however often the console reads it again. */
export function logLook(parts: LogParts, request: FastifyRequest, about: About, action: AccessAction): Promise<void> {
  return log(parts, request, about, { action, onceIn: lookMinutes })
}

/** Writes down what a member did, each time. */
export function logChange(parts: LogParts, request: FastifyRequest, about: About, action: AccessAction): Promise<void> {
  return log(parts, request, about, { action })
}

function log(
  { clock, database, secrets }: LogParts,
  request: FastifyRequest,
  { reference, clinic, patient }: About,
  { action, ...rule }: { action: AccessAction; onceIn?: number },
): Promise<void> {
  const hash = 'hash' in patient ? patient.hash : secrets.hash('phone', patient.phone)
  return logAccess(database, memberOf(request), { action, reference, clinic, patient: hash }, clock.now(), rule)
}
