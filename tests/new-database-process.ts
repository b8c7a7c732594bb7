import { cpSync, rmSync } from 'node:fs'
import { copyEmbeddedTemplate } from '#database/testing/engines.ts'

// A new database for the server of the browser tests: bookings of earlier runs would take the times that tests want. Copied, because to
// make one takes the embedded engine some ten seconds, while every test waits.
const folder = process.argv[2]!
rmSync(folder, { recursive: true, force: true })
const copy = await copyEmbeddedTemplate()
cpSync(copy, folder, { recursive: true })
rmSync(copy, { recursive: true })
