import { occupyForDemo } from '#database/bookings/demo-times.ts'
import type { Database } from '#database/client.ts'
import { nobodyBusy } from '#domain/availability/busy.ts'
import { takeSnapshot } from '#domain/availability/snapshot.ts'
import { markets } from '#domain/market/market.ts'
import { listDemoTimes } from '#server/demo/demo-times.ts'
import { type Chain, moment } from './chain.ts'

const dayMs = 86_400_000
/** The demo fills 14 days at a time. */
const stretch = 14
const batch = 500

/** Books a share of all times in the coming days, by the demo's own code. Returns how many appointments there are. */
export async function fillCalendar(
  database: Database,
  { schedule }: Chain,
  share: number,
  days: number,
): Promise<number> {
  const demo = { bookedOut: [], busyness: share }
  const end = moment.epochMilliseconds + days * dayMs
  let count = 0
  for (let day = 0; day < days; day += stretch) {
    const snapshot = takeSnapshot(schedule, nobodyBusy, moment.epochMilliseconds + day * dayMs)
    const listed = listDemoTimes(snapshot, demo, markets.norway.zone)
    const times = listed.filter((it) => it.start.epochMilliseconds < end)
    for (let at = 0; at < times.length; at += batch) await occupyForDemo(database, times.slice(at, at + batch))
    count += times.length
  }
  return count
}
