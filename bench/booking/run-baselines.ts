import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cpuWhile } from '../harness/cpu.ts'
import { runNode } from '../harness/run-process.ts'
import { connections, type Measured, type Place, roundSeconds, withSlots } from './measured-bookings.ts'
import { makePlainBooking } from './plain-booking.ts'
import { countBookings, readWrittenRows } from './written-rows.ts'

interface Written {
  /** While the clock ran. */
  made: number
  /** In all. */
  written: number
  elapsed: number
  cpuMicroseconds: number
}

/** The rows of bookings as plain statements, one transaction each, from as many processes as our side has. */
export async function writeInTransactions(place: Place, seconds = roundSeconds): Promise<Measured> {
  const { chain, database, folder, url, processes, postmaster } = place
  const before = await readWrittenRows(database)
  mkdirSync(folder, { recursive: true })
  const { result, microseconds } = await withSlots(place, seconds, (portions) => {
    const files = portions.map((slots, n) => {
      const file = join(folder, `plain-${n}.json`)
      writeFileSync(file, JSON.stringify(slots.map((slot) => makePlainBooking(chain, slot))))
      return file
    })
    const work = () =>
      Promise.all(files.map((file) => run('insert-plain.ts', [url, file, seconds, connections / processes])))
    return cpuWhile([postmaster], work, (all) => sum(all, 'written'))
  })
  const { bytesEach } = countBookings(before, await readWrittenRows(database))
  return { rate: rateOf(result), microseconds: microseconds + cpuOf(result), bytesEach }
}

let runs = 0

/** The bare insert of a time, under the constraint that makes double bookings impossible. */
export async function insertBare({ database, url, processes, postmaster }: Place): Promise<Measured> {
  const work = () =>
    Promise.all(
      Array.from({ length: processes }, () =>
        run('insert-bare.ts', [url, `bare-${++runs}`, roundSeconds, connections / processes]),
      ),
    )
  const { result, microseconds } = await cpuWhile([postmaster], work, (all) => sum(all, 'written'))
  await database.run({ text: `delete from occupied_times where practitioner like 'bare-%'`, values: [] })
  return { rate: rateOf(result), microseconds: microseconds + cpuOf(result) }
}

async function run(script: string, args: (string | number)[]): Promise<Written> {
  const { output } = await runNode(join(import.meta.dirname, script), args.map(String), { limit: 60 })
  return JSON.parse(output) as Written
}

const rateOf = (all: Written[]) => all.reduce((rate, { made, elapsed }) => rate + made / elapsed, 0)
const cpuOf = (all: Written[]) => sum(all, 'cpuMicroseconds') / sum(all, 'made')

function sum(all: Written[], what: 'made' | 'written' | 'cpuMicroseconds'): number {
  return all.reduce((total, it) => total + it[what], 0)
}
