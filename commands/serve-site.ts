import { runServer } from './run-server.ts'
import { readSettings } from './settings.ts'

await runServer(readSettings())
