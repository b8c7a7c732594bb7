import { buildFromSettings } from './build-step.ts'

await buildFromSettings()
