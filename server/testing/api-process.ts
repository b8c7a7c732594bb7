/** The API as a process of its own, for tests that start several or kill one. Its settings come from the environment. */
import { sampleFacts } from '#domain/facts/sample.ts'
import { registerApi } from '../api.ts'
import { createApp } from '../app.ts'
import { parseConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { openService } from '../service.ts'

const parsed = parseConfig(process.env)
if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
const { config } = parsed
const log = createLog(config)
const service = await openService(config, log, sampleFacts)
const nothing = () => {}
const app = createApp({
  log,
  site: { answer: nothing, answerMissing: nothing, answerFailure: nothing },
  trustProxy: config.TRUST_PROXY,
})
registerApi(app, service)
await app.listen({ port: config.PORT, host: config.HOST })
await service.start()
process.stdout.write(`ready ${(app.server.address() as { port: number }).port}\n`)
