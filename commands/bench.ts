import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { showProgress } from '#compiler/output/progress.ts'
import { benchmarks } from '../bench/benchmarks.ts'
import { type Figure, isMet } from '../bench/harness/figure.ts'
import { drawTable } from '../bench/harness/table.ts'

// `npm run bench` measures everything, `npm run bench -- build page` what is named; --content builds another folder.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { content: { type: 'string', default: 'content' } },
})
const unknown = positionals.filter((name) => !(name in benchmarks))
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(benchmarks).join(', ')}.`)
  process.exit(1)
}
const figures: Figure[] = []
const failures: string[] = []
for (const [name, benchmark] of Object.entries(benchmarks)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const folder = join('.cache/bench', name)
  mkdirSync(folder, { recursive: true })
  console.log(`${name}`)
  const progress = showProgress(process.stdout)
  const started = performance.now()
  try {
    figures.push(...(await benchmark({ progress, content: resolve(values.content), folder: resolve(folder) })))
    progress.end()
  } catch (error) {
    // A benchmark that cannot run must not hide the results of the others.
    progress.end()
    failures.push(name)
    console.error(`  ${name} could not be measured: ${error instanceof Error ? error.message : error}`)
  }
  console.log(`  took ${Math.round((performance.now() - started) / 1000)} s`)
}
console.log(`\n${drawTable(figures)}`)
mkdirSync('bench/results', { recursive: true })
const results = { at: new Date().toISOString(), figures: figures.map((figure) => ({ ...figure, met: isMet(figure) })) }
writeFileSync('bench/results/latest.json', `${JSON.stringify({ ...results, failures }, null, 2)}\n`)
const missed = figures.filter((figure) => isMet(figure) === false)
const bars = figures.filter((figure) => figure.bar)
console.log(`\n${bars.length - missed.length} of ${bars.length} bars are met. Details: bench/results/latest.json`)
if (failures.length > 0) console.log(`Not measured: ${failures.join(', ')}`)
process.exit(missed.length + failures.length > 0 ? 1 : 0)
