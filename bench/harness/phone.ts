import { type Browser, type BrowserContext, chromium, devices, type Page } from '@playwright/test'
import { ensureChromium } from '../../commands/browsers/chromium.ts'
import { machineFlags } from '../../commands/browsers/chromium-flags.ts'

export function launchBrowser(extraFlags: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: [...machineFlags, ...extraFlags] })
}

/** A new browser profile of a phone. Consent is answered, because the banner would be the largest paint. */
export async function newPhone(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await browser.newContext({ ...devices['Moto G4'], viewport: { width: 412, height: 823 } })
  await context.addCookies([{ name: 'consent', value: 'refused', url: address }])
  return context
}

/**
 * Slows a page down as Lighthouse does for its mobile score where it throttles for real: slow 4G seen from a request
 * (150 ms there and back, times the trips that a request takes), and a fourth of this machine's speed.
 */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150 * 3.75,
    downloadThroughput: (1638.4 * 0.9 * 1024) / 8,
    uploadThroughput: (750 * 0.9 * 1024) / 8,
  })
  await slowProcessor(page)
}

/** A fourth of this machine's speed, with its network. */
export async function slowProcessor(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
