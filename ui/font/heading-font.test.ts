import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { cutFont } from './cut-font.ts'
import { arialBold, fallbackDescriptors, readMetrics } from './fallback-metrics.ts'
import { fontFiles, fontPath } from './heading-font.ts'

const css = await readFile(new URL('./font-face.css', import.meta.url), 'utf8')

test('the heading font is small enough to come with the first round trips', async () => {
  const font = await readFile(fontFiles.woff2)
  expect(font.toString('latin1', 0, 4)).toBe('wOF2')
  expect(font.length).toBeLessThan(20_000)
})

test('the kept font has the letters and the weight that are asked for', async () => {
  for (const format of ['woff2', 'sfnt'] as const)
    expect((await cutFont(format)).equals(await readFile(fontFiles[format])), `run node ui/font/cut-font.ts`).toBe(true)
})

test('text does not move when the font arrives: the fallback has its widths and line box', async () => {
  const descriptors = fallbackDescriptors(readMetrics(await readFile(fontFiles.sfnt)), arialBold)
  for (const [name, value] of Object.entries(descriptors)) {
    const written = new RegExp(`${name}: ([\\d.]+)%`).exec(css)
    expect(Number(written?.[1]), name).toBeCloseTo(Number.parseFloat(value), 2)
  }
})

test('the stylesheet asks for the font where the build puts it', () => {
  expect(css).toContain(`url("${fontPath}")`)
})
