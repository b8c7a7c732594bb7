import { test as base } from '@playwright/test'
import puppeteer, { type Page } from 'puppeteer-core'
import { findFirefox } from '../../commands/browsers/firefox.ts'
import { drawAddress } from '../actions/booking.ts'

/** A test with a Firefox page, for a visitor with an address of their own. */
export const test = base.extend<{ firefox: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  firefox: async ({}, use) => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: findFirefox()!,
      headless: true,
      // Firefox refuses to run as root with the home folder of somebody else.
      env: { ...process.env, HOME: process.env.HOME ?? '/root', MOZ_DISABLE_CONTENT_SANDBOX: '1' },
      extraPrefsFirefox: { 'intl.accept_languages': 'en', 'app.update.enabled': false },
    })
    const page = await browser.newPage()
    await page.setViewport({ width: 1280, height: 900 })
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': drawAddress() })
    page.setDefaultTimeout(30_000)
    await use(page)
    await browser.close()
  },
})
