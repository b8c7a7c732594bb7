import { open } from 'node:fs/promises'
import { devNull } from 'node:os'
import { sql } from '#database/sql.ts'
import { calls } from '#domain/api/calls.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'

export function registerHealth(api: Api, { database, disk, phones, log }: Service): void {
  api.get('/health', { schema: calls['GET /health'] }, async () => ({ status: 'ok' }))

  api.get('/ready', { schema: calls['GET /ready'] }, async (request, reply) => {
    if (!disk.hasRoom()) return sendProblem(request, reply, 'unavailable')
    try {
      await Promise.all([database.run(sql`select 1`), phones(), openFile()])
      return { status: 'ok' }
    } catch (error) {
      log.warn({ err: error }, 'not ready')
      return sendProblem(request, reply, 'unavailable')
    }
  })
}

/** Pages and modules are read from files, which takes a free file descriptor. */
async function openFile(): Promise<void> {
  await (await open(devNull)).close()
}
