import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import type { Locale } from '#domain/market/locale.ts'
import { en } from '#messages/kiosk/en.ts'
import { no } from '#messages/kiosk/no.ts'
import { runOperation } from '#server/control/run-operation.ts'
import { kioskOperations } from '#server/kiosks/kiosk-operations.ts'
import { parseConfig } from '#server/settings/config.ts'

export const kioskWords = { no, en }

export const orientations = [
  { name: 'upright', viewport: { width: 800, height: 1280 } },
  { name: 'on its side', viewport: { width: 1280, height: 800 } },
]

const settings = { DATA_DIR: '.cache/test-data', APP_ENV: 'test' }

/** A registration code, by the command that an operator runs beside the running server. */
export async function askKioskCode(clinic: string): Promise<string> {
  const env = { ...process.env, ...settings }
  const { stdout } = await promisify(execFile)(process.execPath, ['commands/kiosk.ts', 'register', clinic], { env })
  return /^Code: (\S+)/m.exec(stdout)![1]!
}

/** The same code without a process for the command: for tests whose subject comes after the registration. */
async function drawKioskCode(clinic: string): Promise<string> {
  const parsed = parseConfig(settings)
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  const noFacts = () => {
    throw new Error('The server of the tests is not running.')
  }
  const { code } = await runOperation(parsed.config, noFacts, kioskOperations.register, { clinic, who: 'tests' })
  return code
}

/** Makes this browser the kiosk of a clinic. */
export async function registerBrowser(page: Page, clinic: string) {
  const answer = await page.request.post('/api/kiosks', { data: { code: await drawKioskCode(clinic) } })
  expect(answer.status()).toBe(201)
}

/** Opens a clinic's kiosk in a browser that has just been registered, and waits for the first screen. */
export async function openKiosk(page: Page, clinic: string, locale: Locale = 'no') {
  await registerBrowser(page, clinic)
  await page.goto(`${locale === 'en' ? '/en' : ''}/kiosk/${clinic}/`)
  await expectWelcome(page, locale)
}

/** The first screen, ready for the next visitor. */
export async function expectWelcome(page: Page, locale: Locale) {
  await expect(page.getByRole('button', { name: kioskWords[locale].welcome.book })).toBeVisible()
}
