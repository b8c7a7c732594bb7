import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { showProgress } from '#compiler/output/progress.ts'
import { benchmarks } from '../bench/benchmarks.ts'
import { writeCapacity } from '../bench/capacity/write-tables.ts'
import { writeCharts } from '../bench/charts/write-charts.ts'
import { type Figure, isMet } from '../bench/harness/figure.ts'
import { circumstancesNow } from '../bench/harness/machine.ts'
import {
  figuresFile,
  inOrder,
  readResults,
  recordFailure,
  recordFigures,
  writeResults,
} from '../bench/harness/results.ts'
import { drawTable } from '../bench/harness/table.ts'

// `npm run bench` measures everything, `npm run bench -- build page` what is named, and replaces their figures in docs/performance.
// --content builds another folder; its figures are only printed. --charts draws the charts without measuring.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { content: { type: 'string', default: 'content' }, charts: { type: 'boolean', default: false } },
})
const all = Object.keys(benchmarks)
const unknown = positionals.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${all.join(', ')}.`)
  process.exit(1)
}
const names = positionals.length === 0 && !values.charts ? all : all.filter((name) => positionals.includes(name))
const isPublished = values.content === 'content'
let results = inOrder(readResults(figuresFile), all)
const figures: Figure[] = []
const failures: string[] = []
for (const name of names) {
  const folder = join('.cache/bench', name)
  mkdirSync(folder, { recursive: true })
  console.log(name)
  const progress = showProgress(process.stdout)
  const started = performance.now()
  try {
    const measured = await benchmarks[name]!({
      progress,
      content: resolve(values.content),
      folder: resolve(folder),
    })
    progress.end()
    figures.push(...measured)
    results = recordFigures(results, name, measured, circumstancesNow())
  } catch (error) {
    // A benchmark that cannot run must not hide the results of the others.
    progress.end()
    failures.push(name)
    const message = error instanceof Error ? error.message : String(error)
    console.error(`  ${name} could not be measured: ${message}`)
    results = recordFailure(results, { bench: name, at: new Date().toISOString(), message })
  }
  // After each one, so that a run that is stopped keeps what it has measured.
  results = inOrder(results, all)
  if (isPublished) writeResults(figuresFile, results)
  console.log(`  took ${Math.round((performance.now() - started) / 1000)} s`)
}
if (isPublished) {
  for (const file of writeCharts(figuresFile)) console.log(`  ${file}`)
  writeCapacity(figuresFile, 'docs/capacity.md')
}
if (names.length === 0) process.exit(0)
console.log(`\n${drawTable(figures)}`)
const missed = figures.filter((figure) => isMet(figure) === false)
const bars = figures.filter((figure) => figure.bar)
console.log(
  `\n${bars.length - missed.length} of ${bars.length} bars are met.${isPublished ? ` Details: ${figuresFile}` : ''}`,
)
if (failures.length > 0) console.log(`Not measured: ${failures.join(', ')}`)
process.exit(missed.length + failures.length > 0 ? 1 : 0)
