import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { contrast, readPalette } from './colour.ts'
import { lightPalette } from './light-palette.ts'

const css = await readFile(new URL('./tokens.css', import.meta.url), 'utf8')
const surfaces = ['paper', 'card', 'sand', 'mist', 'sky', 'blush']

/** Every pair that meets on a page, with what WCAG 2.2 AA asks of it: 4.5 for text, 3 for edges and focus. */
const pairs: [foreground: string, background: string, ratio: number][] = [
  ...['ink', 'soft', 'fjord', 'error', 'urgent'].flatMap((text) =>
    surfaces.map((surface): [string, string, number] => [text, surface, 4.5]),
  ),
  ...['edge', 'focus'].flatMap((mark) => surfaces.map((surface): [string, string, number] => [mark, surface, 3])),
  ['on-deep', 'deep', 4.5],
  ['soft-on-deep', 'deep', 4.5],
  ['sun', 'deep', 4.5],
  ['on-fjord', 'fjord', 4.5],
  ['on-coral', 'coral', 4.5],
  ['on-sun', 'sun', 4.5],
  ['on-emergency', 'emergency', 4.5],
]

for (const scheme of ['light', 'dark'] as const) {
  const palette = readPalette(css, scheme)
  test.each(pairs)(`${scheme}: %s can be read on %s`, (foreground, background, ratio) => {
    expect(palette[foreground], `--${foreground} is a colour of tokens.css`).toBeDefined()
    expect(palette[background], `--${background} is a colour of tokens.css`).toBeDefined()
    expect(contrast(palette[foreground]!, palette[background]!)).toBeGreaterThanOrEqual(ratio)
  })
}

test('no colour role is left unchecked', () => {
  const checked = new Set<string | number>(pairs.flat())
  // Dividers carry no meaning, so no ratio is asked of them.
  const decoration = ['line']
  expect(Object.keys(readPalette(css, 'light')).filter((role) => !checked.has(role))).toEqual(decoration)
})

test('pictures rendered at build time have the colours of the page', () => {
  expect(readPalette(css, 'light')).toMatchObject(lightPalette)
})
