import type { ClinicWait } from '#domain/drop-in/clinic-wait.ts'
import { clockOf } from './dates.ts'
import { format } from './format.ts'
import type { Messages } from './messages.ts'

export type ClinicWaitWords = Pick<Messages['clinic'], 'waitNow'>

/** 'Wait now: 10–25 minutes, as of 10:42': the same words wherever the wait for a drop-in time is shown. Nothing without data. */
export function describeClinicWait({ waitNow }: ClinicWaitWords, wait: ClinicWait | null | undefined): string {
  return wait ? format(waitNow, { from: String(wait.from), to: String(wait.to), time: clockOf(wait.at) }) : ''
}
