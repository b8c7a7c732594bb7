import { randomBytes } from 'node:crypto'
import { takeAllowance } from '#database/limits.ts'
import { calls } from '#domain/api/calls.ts'
import { draftMinutes } from '#domain/booking/booking-limits.ts'
import { secondsUntil } from '../../clock/moments.ts'
import { sendProblem } from '../../http/problems.ts'
import { nameNewVisitor, recogniseVisitor } from '../../http/visitor.ts'
import type { Api } from '../../http/zod-routes.ts'
import { draftKeyLimits } from '../../limits/rate-limits.ts'
import type { Service } from '../../service.ts'

/**
 * Keys with which a browser encrypts an unfinished booking for its own tab (docs/decisions/0017). Nothing is stored here: a
 * key is derived from our secret, the visitor's HttpOnly cookie and the id, and the id contains its expiry.
 */
export function registerDraftKeys(api: Api, service: Service): void {
  const { clock, database, secrets } = service
  const keyOf = (visitor: string, nonce: string) => secrets.hash('draft-key', `${visitor} ${nonce}`)

  api.post('/draft-keys', { schema: calls['POST /draft-keys'] }, async (request, reply) => {
    const now = clock.now()
    const allowedAt = await takeAllowance(database, draftKeyLimits(secrets, request.ip), now)
    if (allowedAt) return sendProblem(request, reply, 'rate-limited', { retryAt: allowedAt, now })
    const { name, hasCookie } = recogniseVisitor(service, request)
    const visitor = hasCookie ? name : nameNewVisitor(service, reply)
    const nonce = randomBytes(12).toString('base64url')
    const until = now.add({ minutes: draftMinutes })
    reply.code(201)
    return {
      id: secrets.sign('draft-key-id', `${nonce}${visitor}`, until),
      key: keyOf(visitor, nonce),
      expiresIn: secondsUntil(now, until),
    }
  })

  api.get('/draft-keys/:id', { schema: calls['GET /draft-keys/{id}'] }, async (request, reply) => {
    const now = clock.now()
    const allowedAt = await takeAllowance(database, draftKeyLimits(secrets, request.ip), now)
    if (allowedAt) return sendProblem(request, reply, 'rate-limited', { retryAt: allowedAt, now })
    const { id } = request.params
    const signed = secrets.readSigned('draft-key-id', id, now, draftMinutes) ?? ''
    const [nonce, owner] = [signed.slice(0, 16), signed.slice(16)]
    const { name: visitor, hasCookie } = recogniseVisitor(service, request)
    if (!hasCookie || visitor !== owner) return sendProblem(request, reply, 'not-found')
    const until = Temporal.Instant.fromEpochMilliseconds(Number.parseInt(id.split('.')[1]!, 36))
    return { id, key: keyOf(visitor, nonce), expiresIn: secondsUntil(now, until) }
  })
}
