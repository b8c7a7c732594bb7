import { startServer } from '#server/main.ts'
import { ensureBuilt } from './build-step.ts'
import { readSettings } from './settings.ts'

const config = readSettings()
await ensureBuilt(config)
const server = await startServer(config)
console.log(`Innom is ready at ${server.address}`)

// A second signal while work is being finished ends the process at once.
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) process.exit(1)
    stopping = true
    void server.close().then(() => process.exit(0))
  })
}
