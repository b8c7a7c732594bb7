import { ensureBuilt } from './build-step.ts'
import { runServer } from './run-server.ts'
import { readSettings } from './settings.ts'

const config = readSettings()
await ensureBuilt(config)
await runServer(config)
