import { openPostgres } from '#database/engines/postgres.ts'
import { sql } from '#database/sql.ts'

// The bare insert of a time under the constraint that makes double bookings impossible, through our own driver. Prints how
// many were made in the given seconds; `run` keeps the people of several runs apart.
const [url, run, seconds, width] = process.argv.slice(2) as [string, string, string, string]
const database = await openPostgres({ url, connections: Number(width) })
const start = Temporal.Instant.from('2026-11-16T07:00:00Z').epochMilliseconds
const slotMs = 20 * 60_000
const people = 500
let count = 0

async function insert(number: number) {
  const at = start + Math.floor(number / people) * slotMs
  const [from, to] = [at, at + slotMs].map((ms) => Temporal.Instant.fromEpochMilliseconds(ms).toString())
  await database.run(sql`
    insert into occupied_times (id, practitioner, clinic, during)
    values (gen_random_uuid(), ${`${run}-${number % people}`}, 'bislett', tstzrange(${from}::timestamptz, ${to}::timestamptz))`)
}

// The connections are opened before the clock runs.
await Promise.all(Array.from({ length: Number(width) }, () => insert(count++)))
const warm = count
const cpu = process.cpuUsage()
const started = performance.now()
const end = started + Number(seconds) * 1000
await Promise.all(
  Array.from({ length: Number(width) }, async () => {
    while (performance.now() < end) await insert(count++)
  }),
)
const elapsed = (performance.now() - started) / 1000
const { user, system } = process.cpuUsage(cpu)
console.log(JSON.stringify({ written: count, made: count - warm, elapsed, cpuMicroseconds: user + system }))
await database.close()
