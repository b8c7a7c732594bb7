import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { pictureFontFile } from '#ui/font/brand-font.ts'
import { readMetrics } from '#ui/font/fallback-metrics.ts'
import { appIconSvg, faviconSvg } from '#ui/icons/app-icon.tsx'
import { ogImageSvg } from './og-image.tsx'
import { renderPng } from './render-png.ts'
import { letterWidth, wrapTitle } from './wrap-title.ts'

const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

test('a shared page shows a picture of 1200 × 630 with words in it', async () => {
  const named = await renderPng(ogImageSvg({ title: 'Rygg, nakke og ledd', group: 'physical', name: 'Innom' }), 1200)
  const unnamed = await renderPng(ogImageSvg({ title: ' ', group: 'physical', name: 'Innom' }), 1200)
  expect(sizeOf(named)).toEqual([1200, 630])
  expect(named.equals(unnamed)).toBe(false)
})

test('the icon of the home screen is drawn in the asked size', async () => {
  expect(sizeOf(await renderPng(appIconSvg(), 180))).toEqual([180, 180])
})

test('pictures that leave the page carry their own colours', () => {
  for (const svg of [ogImageSvg({ title: 'Home', group: 'home', name: 'Innom' }), faviconSvg(), appIconSvg()]) {
    expect(svg).not.toMatch(/var\(|light-dark/)
  }
})

test('a long title is set smaller rather than cut', () => {
  const { size, lines } = wrapTitle('Spørsmål og svar om bedriftshelsetjeneste', 450, [76, 66, 58, 50, 42, 36])
  expect(lines.join(' ')).toBe('Spørsmål og svar om bedriftshelsetjeneste')
  expect(size).toBeLessThan(76)
  expect(Math.max(...lines.map((line) => line.length)) * size * letterWidth).toBeLessThanOrEqual(450)
})

test('titles are measured wide enough for the font they are set in', async () => {
  expect(readMetrics(await readFile(pictureFontFile)).width).toBeLessThan(letterWidth)
})
