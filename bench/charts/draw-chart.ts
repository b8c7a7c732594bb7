import type { Palette } from '#ui/colour.ts'
import type { RecordedFigure } from '../harness/results.ts'
import { describeBar, round } from '../harness/table.ts'
import { shareOfBar } from './share-of-bar.ts'

const width = 880
const margin = 28
const inner = width - 2 * margin
/** With and without a line for both sides of a comparison. */
const rowHeights = { compared: 66, plain: 50 }
/** Longer names would meet the verdict; the description of the picture has them whole. */
const longestName = 72
const headHeight = 98
const footHeight = 46
/** Where the bar stands, as a part of the width; what is past the right edge is cut off. */
const barAt = 0.7

export interface ChartColours {
  light: Palette
  dark: Palette
}

/** A chart as an SVG document: one row for every figure that has a bar, as far as its share of what the bar allows. */
export function drawChart(title: string, figures: RecordedFigure[], colours: ChartColours): string {
  const rows = figures.filter(({ bar }) => bar)
  const tops: number[] = []
  let end = headHeight
  for (const row of rows) {
    tops.push(end)
    end += row.baseline ? rowHeights.compared : rowHeights.plain
  }
  const height = end + footHeight
  const line = margin + inner * barAt
  const met = rows.filter((row) => row.met).length
  const summary = `${met} of ${rows.length} bars met`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title summary">
<title id="title">${escapeText(title)}</title>
<desc id="summary">${escapeText([`${summary}.`, ...rows.map(describeRow)].join(' '))}</desc>
<style>${styles(colours)}</style>
<rect class="paper" width="${width}" height="${height}" rx="16"/>
<text class="title" x="${margin}" y="44">${escapeText(title)}</text>
<text class="end soft" x="${width - margin}" y="44">${summary}</text>
<text class="soft middle" x="${line}" y="${headHeight - 20}">the bar</text>
<text class="soft" x="${margin}" y="${headHeight - 20}">shorter is better</text>
${rows.map((row, index) => drawRow(row, tops[index]!)).join('\n')}
<path class="bar-line" d="M${line} ${headHeight - 12}V${end - 8}"/>
<text class="soft small" x="${margin}" y="${height - 20}">${escapeText(describeOrigin(rows))}</text>
</svg>
`
}

function drawRow(figure: RecordedFigure, top: number): string {
  const share = shareOfBar(figure)!
  const past = share * barAt > 1
  // A bar of no length would look like a missing one.
  const length = Math.max(3, Math.min(share * barAt, 1) * inner)
  const kind = figure.met ? 'met' : 'missed'
  const verdict = `${describeValue(figure)} (bar ${describeBar(figure.bar!)}) ${figure.met ? '✓' : '✗ missed'}`
  return `<g><text class="ink" x="${margin}" y="${top + 16}"><tspan class="bench">${escapeText(figure.bench)}</tspan> ${escapeText(shorten(figure.what))}</text>
<text class="end ${kind}-text" x="${width - margin}" y="${top + 16}">${escapeText(verdict)}</text>
<rect class="track" x="${margin}" y="${top + 26}" width="${inner}" height="10" rx="5"/>
<rect class="${kind}" x="${margin}" y="${top + 26}" width="${length.toFixed(1)}" height="10" rx="${past ? 0 : Math.min(5, length / 2).toFixed(1)}"/>
${figure.baseline ? `<text class="soft small" x="${margin}" y="${top + 52}">${escapeText(describeSides(figure))}</text>` : ''}</g>`
}

function shorten(name: string): string {
  return name.length <= longestName ? name : `${name.slice(0, longestName - 1)}…`
}

function describeRow(figure: RecordedFigure): string {
  return `${figure.bench}, ${figure.what}: ${describeValue(figure)}, bar ${describeBar(figure.bar!)}, ${figure.met ? 'met' : 'missed'}.`
}

/** What the bar is compared with: the ratio where there is a baseline. */
function describeValue({ ratio, ours, unit }: RecordedFigure): string {
  return ratio === undefined ? `${round(ours)} ${unit}`.trim() : `${ratio.toFixed(2)} ×`
}

function describeSides({ ours, unit, baseline }: RecordedFigure): string {
  const withUnit = (value: number) => `${round(value)} ${unit}`.trim()
  return baseline ? `${withUnit(ours)}; ${baseline.name}: ${withUnit(baseline.value)}` : ''
}

/** When and where the figures were measured. */
function describeOrigin(figures: RecordedFigure[]): string {
  const days = [...new Set(figures.map(({ at }) => at.slice(0, 10)))].sort()
  const machines = [...new Set(figures.map(({ machine }) => machine))]
  if (days.length === 0) return ''
  const when = days.length === 1 ? days[0] : `${days[0]} to ${days.at(-1)}`
  return `Measured ${when} on ${machines.join('; ')}.`
}

/** A reader's own scheme decides; the paper is part of the picture, so that it can be read on any page. */
function styles({ light, dark }: ChartColours): string {
  const paint = ({ paper, ink, soft, line, mist, fjord, coral, error }: Palette) =>
    `.paper{fill:${paper}}.title,.ink,.bench{fill:${ink}}.soft{fill:${soft}}.track{fill:${mist}}.bar-line{stroke:${ink}}.met{fill:${fjord}}.met-text{fill:${fjord}}.missed{fill:${coral}}.missed-text{fill:${error}}.paper{stroke:${line}}`
  return [
    'text{font:15px "Schibsted Grotesk",system-ui,-apple-system,"Segoe UI",sans-serif}',
    '.title{font-size:22px;font-weight:700}.bench{font-weight:700}.small{font-size:13px}.end{text-anchor:end}.middle{text-anchor:middle}',
    '.bar-line{stroke-dasharray:4 4;stroke-width:1.5;opacity:.55}',
    paint(light),
    `@media (prefers-color-scheme:dark){${paint(dark)}}`,
  ].join('')
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
