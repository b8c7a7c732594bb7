import { readFileSync } from 'node:fs'
import { registerApi } from '#server/api.ts'
import { createApp } from '#server/app.ts'
import { setApiHeaders } from '#server/http/api-headers.ts'
import { createLog } from '#server/process/log.ts'
import { openService } from '#server/service.ts'
import { parseConfig } from '#server/settings/config.ts'
import { readChainFile } from './chain.ts'

// The API on a chain of our choosing. Beside it, the same server answers with a constant: the text in a file, with the headers of the API, so
// that the same bytes are sent.
const parsed = parseConfig(process.env)
if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
const { config } = parsed
const log = createLog(config)
const service = await openService(config, log, readChainFile(process.env.CHAIN!))
const nothing = () => {}
const app = createApp({
  log,
  site: { answer: nothing, answerMissing: nothing, answerFailure: nothing },
  trustProxy: config.TRUST_PROXY,
})
registerApi(app, service)
let constant: string | undefined
app.get('/api/constant', (_, reply) => {
  setApiHeaders(reply.raw, false)
  constant ??= readFileSync(process.env.CONSTANT!, 'utf8')
  reply.type('application/json; charset=utf-8').send(constant)
})
const address = await app.listen({ port: 0, host: '127.0.0.1' })
await service.start()
console.log(`ready ${address}`)
process.on('SIGTERM', () => {
  void app
    .close()
    .then(() => service.close())
    .then(() => process.exit(0))
})
