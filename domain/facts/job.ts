import * as z from 'zod'
import { isoDate, localizedText, slug } from './shared.ts'

/** A vacancy, from its page in content/pages/jobs/. */
export const job = z.strictObject({
  id: slug,
  title: localizedText,
  /** The last day on which applications are taken. */
  closes: isoDate,
})
export type Job = z.infer<typeof job>

/** Whether applications for a vacancy are taken on a day. */
export function isOpenJob(jobs: readonly Job[], id: string, today: string): boolean {
  return jobs.some((it) => it.id === id && today <= it.closes)
}
