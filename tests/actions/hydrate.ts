import { expect, type Page } from '@playwright/test'

/** Moves the mouse, as every visitor does sooner or later, and waits until the application runs the page. */
export async function hydrate(page: Page) {
  await page.mouse.move(300, 400)
  await expectHydrated(page)
}

/** The application takes over scrolling (site/navigation/scroll-memory.ts) when it takes over the page: nothing else shows it. */
export async function expectHydrated(page: Page) {
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
}
