// For operators: one of any number of server processes on the current release. Built by build-server.ts.
import { runServer } from './run-server.ts'
import { readSettings } from './settings.ts'

await runServer(readSettings())
