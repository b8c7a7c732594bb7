import { cpuWhile } from './cpu.ts'
import { type Figure, ratioFigure } from './figure.ts'
import type { Load, LoadGenerator, LoadOptions } from './load.ts'
import { compare } from './statistics.ts'

/** A load, and what it cost the server. */
export interface MeasuredLoad extends Load {
  /** Processor time of the server for one request; not a number where the system does not tell. */
  microseconds: number
}

export async function measureLoad(
  generate: LoadGenerator,
  options: LoadOptions,
  processes: number[],
): Promise<MeasuredLoad> {
  const { result, microseconds } = await cpuWhile(
    processes,
    () => generate(options),
    ({ requestsPerSecond }) => requestsPerSecond * options.seconds,
  )
  return { ...result, microseconds }
}

/** Requests a second, the slowest of a hundred and the processor time, each beside the baseline. */
export function compareLoads(
  figure: Pick<Figure, 'bench' | 'what' | 'note'>,
  baseline: string,
  rounds: Record<'ours' | 'baseline', MeasuredLoad>[],
  bars: { rate: Figure['bar']; p99?: Figure['bar'] },
): Figure[] {
  const { bench, what } = figure
  const by = (read: (load: MeasuredLoad) => number) =>
    compare(rounds.map((round) => ({ ours: read(round.ours), baseline: read(round.baseline) })))
  const rate = by((load) => load.requestsPerSecond)
  const p99 = by((load) => load.p99)
  const cpu = by((load) => load.microseconds)
  return [
    ratioFigure({ ...figure, unit: 'requests/s', bar: bars.rate }, baseline, rate),
    ratioFigure({ bench, what: `${what}, p99`, unit: 'ms', bar: bars.p99 }, baseline, p99),
    ...(Number.isNaN(cpu.ours) ? [] : [ratioFigure({ bench, what: `${what}, CPU each`, unit: 'µs' }, baseline, cpu)]),
  ]
}
