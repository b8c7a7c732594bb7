import { describe, expect, it } from 'vitest'
import { benchmarks } from '../benchmarks.ts'
import { type Bar, type Figure, isMet } from '../harness/figure.ts'
import type { RecordedFigure } from '../harness/results.ts'
import { drawChart } from './draw-chart.ts'
import { chartGroups } from './groups.ts'
import { shareOfBar } from './share-of-bar.ts'

const palette = { paper: '#ffffff', ink: '#111111', soft: '#222222', line: '#333333', mist: '#444444' }
const colours = {
  light: { ...palette, fjord: '#0b5d4e', coral: '#ff7d55', error: '#b3261e' },
  dark: { ...palette, fjord: '#6fd0b5', coral: '#ff7d55', error: '#ffb4ab' },
}

function figure(bar: Bar | undefined, ratio: number | undefined, more: Partial<Figure> = {}): RecordedFigure {
  const plain: Figure = { bench: 'build', what: 'pages', unit: 's', ours: 2, ratio, bar, ...more }
  return { ...plain, met: isMet(plain), at: '2026-11-16T10:00:00Z', machine: '2 × a processor', load: 0 }
}
const draw = (...figures: RecordedFigure[]) => drawChart('Building', figures, colours)
/** Widths of the drawn bars, and of a track, which is the full width. */
const widths = (svg: string, name: string) =>
  [...svg.matchAll(new RegExp(`<rect class="${name}"[^>]* width="([\\d.]+)"`, 'g'))].map(([, width]) => Number(width))

describe('the share of what a bar allows', () => {
  it.each([
    [{ atMost: 0.5 }, 0.25, 0.5],
    [{ atLeast: 2 }, 4, 0.5],
    [{ atLeast: 0.6 }, 0.3, 2],
    [{ exactly: 100 }, 100, 1],
    [{ exactly: 0 }, 0, 0],
    [{ exactly: 100 }, 99, Number.POSITIVE_INFINITY],
    [{ atMost: 0 }, 0, 0],
    [{ atMost: 0 }, 1, Number.POSITIVE_INFINITY],
    [{ atLeast: 1 }, 0, Number.POSITIVE_INFINITY],
  ] as [Bar, number, number][])('of %o with %d is %d', (bar, value, share) => {
    expect(shareOfBar(figure(bar, value))).toBe(share)
    expect(shareOfBar(figure(bar, undefined, { ours: value }))).toBe(share)
  })

  it('is at most 1 exactly where the bar is met', () => {
    for (const value of [0, 0.1, 0.5, 0.50001, 1, 99, 100, 101, 1e9])
      for (const bar of [{ atMost: 0.5 }, { atLeast: 0.5 }, { atMost: 0 }, { exactly: 100 }] as Bar[])
        expect(shareOfBar(figure(bar, value))! <= 1, `${JSON.stringify(bar)} ${value}`).toBe(isMet(figure(bar, value)))
  })
})

describe('a chart of figures', () => {
  it('says in words which bars are met and which are missed, and colours them', () => {
    const svg = draw(figure({ atMost: 0.5 }, 0.45), figure({ atMost: 0.5 }, 0.61, { what: 'four times the pages' }))
    expect(svg).toContain('1 of 2 bars met')
    expect(svg).toContain('0.45 × (bar ≤ 0.5) ✓')
    expect(svg).toContain('0.61 × (bar ≤ 0.5) ✗ missed')
    expect(widths(svg, 'met')).toHaveLength(1)
    expect(widths(svg, 'missed')).toHaveLength(1)
  })

  it('draws a missed bar past the line and a met one before it', () => {
    const svg = draw(figure({ atMost: 0.5 }, 0.49), figure({ atMost: 0.5 }, 0.51))
    const line = Number(/class="bar-line" d="M([\d.]+)/.exec(svg)![1]) - 28
    expect(widths(svg, 'met')[0]).toBeLessThan(line)
    expect(widths(svg, 'missed')[0]).toBeGreaterThan(line)
  })

  it('stays inside its width whatever the figure, and never writes what is not a number', () => {
    const svg = draw(
      figure({ exactly: 0 }, undefined, { ours: 7, unit: '' }),
      figure({ atLeast: 1 }, 0),
      figure({ atMost: 0.1 }, 1e6),
      figure({ exactly: 0 }, undefined, { ours: 0 }),
    )
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
    const [full] = widths(svg, 'track')
    expect(Math.max(...widths(svg, 'missed'))).toBeLessThanOrEqual(full!)
    expect(Math.min(...widths(svg, 'met'))).toBeGreaterThan(0)
  })

  it('leaves out figures that have no bar', () => {
    expect(widths(draw(figure(undefined, 0.4), figure({ atMost: 1 }, 0.4)), 'track')).toHaveLength(1)
  })

  it('shows names with markup signs as they are', () => {
    const svg = draw(figure({ atMost: 1 }, 0.4, { what: 'a < b & c', baseline: { name: '<plain>', value: 1 } }))
    expect(svg).toContain('a &lt; b &amp; c')
    expect(svg).toContain('&lt;plain&gt;')
  })

  it('tells when and on what it was measured', () => {
    const later = { ...figure({ atMost: 1 }, 0.4), at: '2026-11-17T10:00:00Z' }
    expect(draw(figure({ atMost: 1 }, 0.4), later)).toContain('Measured 2026-11-16 to 2026-11-17 on 2 × a processor.')
  })
})

it('puts every benchmark into one chart', () => {
  const charted = chartGroups.flatMap(({ benches }) => benches)
  expect(charted.toSorted()).toEqual(Object.keys(benchmarks).toSorted())
})
