import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import type { Locale } from '#domain/locale.ts'
import { en } from '#messages/kiosk/en.ts'
import { no } from '#messages/kiosk/no.ts'

export const kioskWords = { no, en }

export const orientations = [
  { name: 'upright', viewport: { width: 800, height: 1280 } },
  { name: 'on its side', viewport: { width: 1280, height: 800 } },
]

/** A registration code, by the command that an operator runs beside the running server. */
export async function askKioskCode(clinic: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: '.cache/test-data', APP_ENV: 'test' }
  const { stdout } = await promisify(execFile)(process.execPath, ['commands/kiosk.ts', 'register', clinic], { env })
  return /^Code: (\S+)/m.exec(stdout)![1]!
}

/** Makes this browser the kiosk of a clinic, as staff do it, and waits for the first screen. */
export async function openKiosk(page: Page, clinic: string, locale: Locale = 'no') {
  const words = kioskWords[locale]
  await page.goto(`${locale === 'en' ? '/en' : ''}/kiosk/${clinic}/`)
  await page.getByLabel(words.register.code).fill(await askKioskCode(clinic))
  await page.getByRole('button', { name: words.register.button }).click()
  await expectWelcome(page, locale)
}

/** The first screen, ready for the next visitor. */
export async function expectWelcome(page: Page, locale: Locale) {
  await expect(page.getByRole('button', { name: kioskWords[locale].welcome.book })).toBeVisible()
}
