// For operators: one of any number of server processes on the current release. Built by build-server.ts.
import { runServer } from './server/run-server.ts'
import { readSettings } from './settings/settings.ts'

await runServer(readSettings())
