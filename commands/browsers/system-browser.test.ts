import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findTestChromium } from './chromium.ts'
import { findBrowser } from './system-browser.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'innom-browser-'))
  for (const name of ['first', 'second']) writeFileSync(join(folder, name), '')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})
const browser = (...names: string[]) => ({
  ...{ name: 'a browser', setting: 'TEST_BROWSER', package: 'browser' },
  places: names.map((it) => join(folder, it)),
})

it('the tests take the first browser of the list that is installed', () => {
  expect(findBrowser(browser('missing', 'first', 'second'))).toBe(join(folder, 'first'))
  expect(findBrowser(browser('missing'))).toBeUndefined()
})

it('a program that a developer names comes before all others, and one that is not there is not replaced in silence', () => {
  vi.stubEnv('TEST_BROWSER', join(folder, 'second'))
  expect(findBrowser(browser('first'))).toBe(join(folder, 'second'))
  vi.stubEnv('TEST_BROWSER', join(folder, 'missing'))
  expect(findBrowser(browser('first'))).toBeUndefined()
  vi.stubEnv('CHROMIUM', join(folder, 'second'))
  expect(findTestChromium()).toBe(join(folder, 'second'))
  vi.stubEnv('CHROMIUM', join(folder, 'missing'))
  expect(findTestChromium()).toBeUndefined()
})
