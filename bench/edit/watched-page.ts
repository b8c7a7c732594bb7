import type { Browser, ConsoleMessage, Page } from '@playwright/test'
import type { EditedPage } from '../build/edited-page.ts'

/** Milliseconds. */
const limit = 60_000
/** Between two edits: what a server still does after the page is shown must not slow the next one. */
const pause = 1000

/** Opens a page of a development server; the returned function edits it and measures until the browser shows the edit. */
export async function watchPage(browser: Browser, url: string, edited: EditedPage): Promise<() => Promise<number>> {
  const page = await browser.newPage()
  await Promise.all([connected(page), page.goto(url)])
  return async () => {
    await new Promise((done) => setTimeout(done, pause))
    const again = connected(page)
    const started = performance.now()
    const sentence = edited.change()
    await page.waitForFunction((text) => document.body?.textContent.includes(text), sentence, {
      polling: 10,
      timeout: limit,
    })
    const taken = performance.now() - started
    // Edits reach the page only while it listens to the server.
    await again
    return taken
  }
}

/** Vite's client, which both servers use, says when it listens to the server. */
function connected(page: Page): Promise<ConsoleMessage> {
  return page.waitForEvent('console', { predicate: (it) => it.text() === '[vite] connected.', timeout: limit })
}
