import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPalette } from '#ui/colour.ts'
import { type Results, writeResults } from '../harness/results.ts'
import { drawChart } from './draw-chart.ts'
import { chartGroups } from './groups.ts'

/** Writes the figures and a chart of every group that has any; returns the names of the files. */
export function writeCharts(results: Results, folder: string): string[] {
  const css = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8')
  const colours = { light: readPalette(css, 'light'), dark: readPalette(css, 'dark') }
  mkdirSync(folder, { recursive: true })
  const figuresFile = join(folder, 'figures.json')
  writeResults(figuresFile, results)
  const charts = chartGroups.flatMap(({ name, title, benches }) => {
    const file = join(folder, `${name}.svg`)
    const figures = benches.flatMap((bench) => results.figures.filter((figure) => figure.bench === bench && figure.bar))
    if (figures.length === 0) {
      rmSync(file, { force: true })
      return []
    }
    writeFileSync(file, drawChart(title, figures, colours))
    return [file]
  })
  return [figuresFile, ...charts]
}
