// For operators: one of any number of processes on the current release. Nothing that builds is loaded.
import { runServer } from './run-server.ts'
import { readSettings } from './settings.ts'

await runServer(readSettings())
