import type { BrowserContext } from '@playwright/test'

/** A visitor who has answered the question about cookies before. */
export async function refuseConsent(context: BrowserContext, baseURL: string) {
  await context.addCookies([{ name: 'consent', value: 'refused', url: baseURL }])
}
