import { readFileSync } from 'node:fs'
import pg from 'pg'
import type { PlainBooking } from './plain-booking.ts'
import { writePlainly } from './write-plainly.ts'

// Writes the bookings of a file as plain statements for some seconds, over as many connections. Prints how many were made.
const [url, file, seconds, width] = process.argv.slice(2) as [string, string, string, string]
const bookings = JSON.parse(readFileSync(file, 'utf8')) as PlainBooking[]
const clients = Array.from({ length: Number(width) }, () => new pg.Client({ connectionString: url, keepAlive: true }))
let next = 0

async function writeNext(client: pg.Client) {
  const booking = bookings[next++]
  if (!booking) throw new Error('there were not enough times to book')
  await writePlainly(client, booking)
}

// Connections are opened and statements prepared before the clock runs.
await Promise.all(
  clients.map(async (client) => {
    await client.connect()
    await writeNext(client)
  }),
)
const warm = next
const cpu = process.cpuUsage()
const started = performance.now()
const end = started + Number(seconds) * 1000
await Promise.all(
  clients.map(async (client) => {
    while (performance.now() < end) await writeNext(client)
  }),
)
const elapsed = (performance.now() - started) / 1000
const { user, system } = process.cpuUsage(cpu)
await Promise.all(clients.map((client) => client.end()))
console.log(JSON.stringify({ written: next, made: next - warm, elapsed, cpuMicroseconds: user + system }))
