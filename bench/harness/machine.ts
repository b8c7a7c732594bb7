import { arch, availableParallelism, cpus, loadavg, platform, totalmem } from 'node:os'
import type { Circumstances } from './results.ts'

/** What a figure was measured on, for readers who compare it with theirs. */
function describeMachine(): string {
  const model =
    cpus()[0]
      ?.model.replaceAll(/\((?:R|TM)\)/g, '')
      .replaceAll(/\s+/g, ' ') ?? arch()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  return `${availableParallelism()} × ${model}, ${memory}, ${platform()} ${arch()}, Node ${process.versions.node}`
}

export function circumstancesNow(): Circumstances {
  return { at: new Date().toISOString(), machine: describeMachine(), load: Number(loadavg()[0]!.toFixed(2)) }
}
