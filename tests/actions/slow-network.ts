import type { Page } from '@playwright/test'

/** A slow network: answers to these addresses arrive when the test lets them. */
export async function holdAnswers(page: Page, addresses: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return release
}

export const holdScripts = (page: Page) => holdAnswers(page, '**/assets/*.js')
