import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

// Loaded into a measured process: leaves what it used of the machine where the benchmark finds it.
const file = process.env.USAGE_FILE
if (file && isMainThread) process.on('exit', () => writeFileSync(file, JSON.stringify(process.resourceUsage())))
