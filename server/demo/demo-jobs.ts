import type { Database } from '#database/client.ts'
import { addJob, addRepeatingJob } from '#database/jobs/jobs.ts'
import type { JobHandlers } from '../jobs/job-rules.ts'
import { demoDayKind, demoDayMinutes, followDemoDay } from './demo-day.ts'
import type { DemoParts } from './demo-parts.ts'
import { demoJob, writeDemo } from './demo-times.ts'

/** What keeps the demo alive; never in production. */
export function createDemoHandlers(parts: DemoParts): JobHandlers {
  return {
    demo: {
      run: async (_, now) => {
        const written = await writeDemo(parts, now)
        // At once, so that nobody opens a clinic in which nobody has come yet.
        await followDemoDay(parts, now)
        return written
      },
    },
    [demoDayKind]: { run: (_, now) => followDemoDay(parts, now), everyMinutes: demoDayMinutes },
  }
}

export async function addDemoJobs(database: Database, zone: string, now: Temporal.Instant): Promise<void> {
  await addJob(database, demoJob(zone, now), now)
  await addRepeatingJob(database, { kind: demoDayKind, key: demoDayKind, runAt: now }, now)
}
