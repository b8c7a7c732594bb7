import { type Bar, type Figure, isMet } from './figure.ts'

const heading = ['bench', 'what', 'ours', 'baseline', 'ratio (spread)', 'bar', 'met?']

/** The figures as a table of plain text. */
export function drawTable(figures: Figure[]): string {
  const rows = [heading, ...figures.map(describeRow)]
  const widths = heading.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const draw = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd()
  const rule = widths.map((width) => '─'.repeat(width)).join('  ')
  const notes = figures.filter(({ note }) => note).map(({ bench, what, note }) => `  ${bench}, ${what}: ${note}`)
  return [draw(heading), rule, ...rows.slice(1).map(draw), ...(notes.length > 0 ? ['', ...notes] : [])].join('\n')
}

function describeRow(figure: Figure): string[] {
  const { bench, what, unit, ours, baseline, ratio, spread, bar } = figure
  const met = isMet(figure)
  return [
    bench,
    what,
    `${round(ours)} ${unit}`.trim(),
    baseline ? `${round(baseline.value)} ${unit} (${baseline.name})` : '–',
    ratio === undefined ? '–' : `${ratio.toFixed(2)} (${spread?.map((edge) => edge.toFixed(2)).join('–') ?? ''})`,
    bar ? describeBar(bar) : '–',
    met === undefined ? '' : met ? 'yes' : 'NO',
  ]
}

export function describeBar(bar: Bar): string {
  if ('atMost' in bar) return `≤ ${bar.atMost}`
  return 'atLeast' in bar ? `≥ ${bar.atLeast}` : `= ${bar.exactly}`
}

/** Three significant digits. */
export function round(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 100) return String(Math.round(value))
  return value.toPrecision(3)
}
