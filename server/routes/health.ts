import { sql } from '#database/sql.ts'
import { calls } from '#domain/api/calls.ts'
import { sendProblem } from '../problems.ts'
import type { Service } from '../service.ts'
import type { Api } from '../zod-routes.ts'

export function registerHealth(api: Api, { database, disk }: Service): void {
  api.get('/health', { schema: calls['GET /health'] }, async () => ({ status: 'ok' }))

  api.get('/ready', { schema: calls['GET /ready'] }, async (request, reply) => {
    if (!disk.hasRoom()) return sendProblem(request, reply, 'unavailable')
    try {
      await database.run(sql`select 1`)
      return { status: 'ok' }
    } catch {
      return sendProblem(request, reply, 'unavailable')
    }
  })
}
