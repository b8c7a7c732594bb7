import { readFileSync } from 'node:fs'

/** The memory of a process that is in RAM, in MB, as the system counts it; Linux only. */
export function residentMemory(pid: number): number {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!
  return (Number(kibibytes) * 1024) / 1e6
}
