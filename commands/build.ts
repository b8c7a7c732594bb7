import { ensureBuilt } from './build-step.ts'
import { readSettings } from './settings.ts'

await ensureBuilt(readSettings())
