import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** The kernel counts in hundredths of a second. */
const ticksPerSecond = 100

/**
 * Seconds of processor time that processes and all their children have had so far; not a number where there is no /proc.
 * On a machine that others use at the same time, this says more than the clock.
 */
function cpuSecondsOf(...roots: number[]): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(Number(name)))
  const family = new Set(roots)
  for (let size = 0; size !== family.size; ) {
    size = family.size
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid)
  }
  return processes.filter(({ pid }) => family.has(pid)).reduce((sum, { ticks }) => sum + ticks, 0) / ticksPerSecond
}

/** The processor time of processes during `work`, in microseconds per unit that `count` counts. */
export async function cpuWhile<T>(roots: number[], work: () => Promise<T>, count: (result: T) => number) {
  const before = cpuSecondsOf(...roots)
  const result = await work()
  const spent = cpuSecondsOf(...roots) - before
  return { result, microseconds: (spent * 1e6) / count(result) }
}

export function parentOf(pid: number): number {
  return readStat(pid)[0]?.parent ?? Number.NaN
}

/** Empty if the process has ended meanwhile. */
function readStat(pid: number): { pid: number; parent: number; ticks: number }[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold anything; what follows are numbers.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    // Its own time in user and system mode, and that of its children that have ended.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return [{ pid, parent: Number(fields[1]), ticks }]
  } catch {
    return []
  }
}
