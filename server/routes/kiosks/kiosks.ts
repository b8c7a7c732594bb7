import { markKioskSeen, redeemKioskCode } from '#database/kiosks.ts'
import { takeAllowance } from '#database/limits.ts'
import { calls } from '#domain/api/calls.ts'
import { sendProblem } from '../../http/problems.ts'
import { dropVisitorCookie } from '../../http/visitor.ts'
import type { Api } from '../../http/zod-routes.ts'
import { hashKioskCode, readKioskCode } from '../../kiosks/kiosk-code.ts'
import { giveKioskCookie, recogniseKiosk } from '../../kiosks/kiosk-cookie.ts'
import { kioskCodeLimits } from '../../limits/rate-limits.ts'
import type { Service } from '../../service.ts'

export function registerKiosks(api: Api, service: Service): void {
  const { clock, database, secrets } = service

  api.post('/kiosks', { schema: calls['POST /kiosks'] }, async (request, reply) => {
    const now = clock.now()
    const allowedAt = await takeAllowance(database, kioskCodeLimits(secrets, request.ip), now)
    if (allowedAt) return sendProblem(request, reply, 'rate-limited', { retryAt: allowedAt, now })
    const code = readKioskCode(request.body.code)
    const kiosk = code && (await redeemKioskCode(database, hashKioskCode(secrets, code), now))
    if (!kiosk) return sendProblem(request, reply, 'invalid-code', { fields: { code: 'invalid-code' } })
    request.log.info({ kiosk: kiosk.id, clinic: kiosk.clinic }, 'a kiosk was registered')
    giveKioskCookie(service, reply, kiosk)
    return reply.code(201).send({ clinic: kiosk.clinic })
  })

  api.get('/kiosks/me', { schema: calls['GET /kiosks/me'] }, async (request, reply) => {
    const kiosk = await recogniseKiosk(service, request)
    if (!kiosk) return { clinic: null }
    await markKioskSeen(database, kiosk.id, clock.now())
    giveKioskCookie(service, reply, kiosk)
    return { clinic: kiosk.clinic }
  })

  // Open to everybody, because it only clears the caller's own browser: a tablet that is revoked in the middle of a visit must
  // still be able to forget the visitor.
  api.post('/kiosks/wipe', { schema: calls['POST /kiosks/wipe'] }, async (_, reply) => {
    dropVisitorCookie(service, reply)
    // Not "cookies": the tablet stays registered.
    return reply.header('clear-site-data', '"cache", "storage"').code(204).send()
  })
}
