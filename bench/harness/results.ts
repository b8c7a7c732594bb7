import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Figure, isMet } from './figure.ts'

/** A figure with the circumstances it was measured in. */
export interface RecordedFigure extends Figure {
  /** Undefined where there is no bar. */
  met?: boolean
  /** The instant its benchmark ended. */
  at: string
  machine: string
  /** Processes that wanted a core, averaged over the minute before: well above the number of cores, the machine was busy. */
  load: number
}

/** A benchmark that could not be measured when it was last tried. */
export interface Failure {
  bench: string
  at: string
  message: string
}

/** The latest figures of every benchmark, whichever run they come from. */
export interface Results {
  figures: RecordedFigure[]
  failures: Failure[]
}

/** The one file of figures, which is committed with the charts that are drawn from it. */
export const figuresFile = 'docs/performance/figures.json'

export type Circumstances = Pick<RecordedFigure, 'at' | 'machine' | 'load'>

export function readResults(file: string): Results {
  if (!existsSync(file)) return { figures: [], failures: [] }
  return JSON.parse(readFileSync(file, 'utf8')) as Results
}

export function writeResults(file: string, results: Results) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
}

/** Replaces all earlier figures of a benchmark by those of this run. */
export function recordFigures(results: Results, bench: string, figures: Figure[], when: Circumstances): Results {
  const recorded = figures.map((figure) => ({ ...figure, met: isMet(figure), ...when }))
  return {
    figures: [...results.figures.filter((it) => it.bench !== bench), ...recorded],
    failures: results.failures.filter((it) => it.bench !== bench),
  }
}

/** The earlier figures stay, with their date: a failed try says nothing about them. */
export function recordFailure(results: Results, failure: Failure): Results {
  return { ...results, failures: [...results.failures.filter((it) => it.bench !== failure.bench), failure] }
}

/** In the order of the benchmarks; without those that no longer exist. */
export function inOrder({ figures, failures }: Results, benches: readonly string[]): Results {
  const sort = <T extends { bench: string }>(list: T[]) =>
    list
      .filter(({ bench }) => benches.includes(bench))
      .toSorted((a, b) => benches.indexOf(a.bench) - benches.indexOf(b.bench))
  return { figures: sort(figures), failures: sort(failures) }
}
