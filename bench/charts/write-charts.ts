import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readPalette } from '#ui/colour.ts'
import { readResults } from '../harness/results.ts'
import { drawChart } from './draw-chart.ts'
import { chartGroups } from './groups.ts'

/** Draws a chart of every group that has figures, beside the file of figures; returns the names of the charts. */
export function writeCharts(figuresFile: string): string[] {
  const { figures } = readResults(figuresFile)
  const css = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8')
  const colours = { light: readPalette(css, 'light'), dark: readPalette(css, 'dark') }
  return chartGroups.flatMap(({ name, title, benches }) => {
    const file = join(dirname(figuresFile), `${name}.svg`)
    const charted = benches.flatMap((bench) => figures.filter((figure) => figure.bench === bench && figure.bar))
    if (charted.length === 0) {
      rmSync(file, { force: true })
      return []
    }
    writeFileSync(file, drawChart(title, charted, colours))
    return [file]
  })
}
