import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

// Preloaded into a measured process: writes its processor time and memory to a file that the benchmark reads.
const file = process.env.USAGE_FILE
if (file && isMainThread) process.on('exit', () => writeFileSync(file, JSON.stringify(process.resourceUsage())))
