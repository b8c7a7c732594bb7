import { parseConfig } from '#server/config.ts'
import { startServer } from '#server/main.ts'

// The whole server, as `npm start` has it, on the built site in the folder DIST.
const parsed = parseConfig(process.env)
if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
const server = await startServer(parsed.config, undefined, process.env.DIST)
// Before it says that it is ready: whoever reads that may stop it at once, and only a process that ends in good order keeps its compiled code.
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
console.log(`ready ${server.address}`)
