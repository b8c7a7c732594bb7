// For operators: one of several processes on a site that was built before.
import { runServer } from './run-server.ts'
import { readSettings } from './settings.ts'

await runServer(readSettings())
