import { join } from 'node:path'
import { chooseLoadGenerator } from '../harness/choose-load.ts'
import { cpuWhile } from '../harness/cpu.ts'
import type { ServerProcess } from '../harness/server-process.ts'
import { connections, type Measured, type Place, roundSeconds, withSlots } from './measured-bookings.ts'
import { makeOrder } from './orders.ts'
import { countBookings, readWrittenRows, waitUntilSent } from './written-rows.ts'

let keys = 0

/** Books over HTTP for some seconds, and goes on until the last message is sent. */
export async function bookOverHttp(place: Place, apis: ServerProcess[], seconds = roundSeconds): Promise<Measured> {
  const { database, postmaster } = place
  const before = await readWrittenRows(database)
  const pids = apis.map((api) => api.child.pid!)
  const { elapsed, cpu } = await withSlots(place, seconds, async (portions) => {
    const work = async () => {
      await Promise.all(apis.map((api, n) => generateLoad(place, api, portions[n]!, seconds, n)))
      const ended = performance.now()
      return seconds + ((await waitUntilSent(database)) - ended) / 1000
    }
    const { result, microseconds } = await cpuWhile([...pids, postmaster], work, () => 1)
    return { elapsed: result, cpu: microseconds }
  })
  const { made, bytesEach } = countBookings(before, await readWrittenRows(database))
  return { rate: made / elapsed, microseconds: cpu / made, bytesEach }
}

function generateLoad({ folder, processes }: Place, api: ServerProcess, slots: string[], seconds: number, n: number) {
  const { generate } = chooseLoadGenerator(join(folder, String(n)))
  const requests = slots.map((slot) => ({
    path: '/api/bookings',
    body: makeOrder(slot),
    headers: { 'idempotency-key': `key-${++keys}` },
  }))
  return generate({ address: api.address, seconds, connections: connections / processes, requests })
}
