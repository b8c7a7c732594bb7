import { performance } from 'node:perf_hooks'

// Opens the embedded database in the folder and asks it something; prints how long that took, its code included.
const started = performance.now()
const { openEmbedded } = await import('#database/engines/embedded.ts')
const { sql } = await import('#database/sql.ts')
const database = await openEmbedded(process.argv[2])
await database.run(sql`select 1`)
console.log(JSON.stringify({ milliseconds: performance.now() - started }))
await database.close()
