import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { arialBold, fallbackDescriptors, readMetrics } from './fallback-metrics.ts'
import { fontPath, subsetFont } from './heading-font.ts'

const css = await readFile(new URL('./font-face.css', import.meta.url), 'utf8')

test('the heading font is small enough to come with the first round trips', async () => {
  const font = await subsetFont()
  expect(font.toString('latin1', 0, 4)).toBe('wOF2')
  expect(font.length).toBeLessThan(20_000)
})

test('text does not move when the font arrives: the fallback has its widths and line box', async () => {
  const descriptors = fallbackDescriptors(readMetrics(await subsetFont('sfnt')), arialBold)
  for (const [name, value] of Object.entries(descriptors)) {
    const written = new RegExp(`${name}: ([\\d.]+)%`).exec(css)
    expect(Number(written?.[1]), name).toBeCloseTo(Number.parseFloat(value), 2)
  }
})

test('the stylesheet asks for the font where the build puts it', () => {
  expect(css).toContain(`url("${fontPath}")`)
})
