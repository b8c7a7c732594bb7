import { sql } from '#database/sql.ts'
import { statusAnswer } from '#domain/api/answers.ts'
import { sendProblem } from '../problems.ts'
import type { Service } from '../service.ts'
import type { Api } from '../zod-routes.ts'

export function registerHealth(api: Api, { database }: Service): void {
  api.get(
    '/health',
    { schema: { summary: 'Whether the process lives', response: { 200: statusAnswer } } },
    async () => ({ status: 'ok' }),
  )

  api.get(
    '/ready',
    { schema: { summary: 'Whether the database answers', response: { 200: statusAnswer } } },
    async (request, reply) => {
      try {
        await database.run(sql`select 1`)
        return { status: 'ok' }
      } catch {
        return sendProblem(request, reply, 'unavailable')
      }
    },
  )
}
