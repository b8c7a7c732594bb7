import type { FastifyReply, FastifyRequest } from 'fastify'
import { findKiosk, type Kiosk } from '#database/kiosks.ts'
import type { BookedFrom } from '#domain/availability/lead-time.ts'
import { readCookie, setCookie } from '../http/cookies.ts'
import { sendProblem } from '../http/problems.ts'
import type { Service } from '../service.ts'

const cookie = 'kiosk'
const purpose = 'kiosk'

/** The longest that browsers keep a cookie. It is renewed whenever the kiosk shows its first screen. */
const lifetimeDays = 400

/** Makes the browser that gets this answer the kiosk: a signed id, for the API alone and hidden from scripts. */
export function giveKioskCookie({ config, secrets, clock }: Service, reply: FastifyReply, kiosk: Kiosk): void {
  const hours = lifetimeDays * 24
  const value = secrets.sign(purpose, kiosk.id, clock.now().add({ hours }))
  setCookie(reply, config, { name: cookie, value, path: '/api', maxAge: hours * 3600, httpOnly: true })
}

/** The registered tablet that a request comes from. Reads the database every time, so that revoking takes effect at once. */
export async function recogniseKiosk(
  { secrets, clock, database }: Service,
  request: FastifyRequest,
): Promise<Kiosk | undefined> {
  const signed = readCookie(request, cookie)
  const id = signed && secrets.readSigned(purpose, signed, clock.now())
  return id ? findKiosk(database, id) : undefined
}

/** Whether a request claims to come from a kiosk, which must then be looked up. */
export const claimsToBeKiosk = (request: FastifyRequest) => readCookie(request, cookie) !== undefined

/** Where a visitor books a clinic's times from: a kiosk is at its own clinic and at no other. */
export function bookedFrom(kiosk: Kiosk | undefined, clinic: string | undefined): BookedFrom {
  return kiosk !== undefined && kiosk.clinic === clinic ? 'clinic' : 'elsewhere'
}

/** The kiosk, or undefined after the request was refused: only registered tablets may continue. */
export async function requireKiosk(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Kiosk | undefined> {
  const kiosk = await recogniseKiosk(service, request)
  if (!kiosk) sendProblem(request, reply, 'forbidden')
  return kiosk
}
