import type { Browser, Page } from '@playwright/test'

/**
 * Makes every page begin with the pointer outside of it, as on a phone. In Chromium's headless shell the pointer rests at the corner of
 * the screen, which is the corner of every new window: the page is pointed at some time after it has loaded, and loads its scripts then.
 */
export function keepPointerElsewhere(browser: Browser) {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    const newPage = context.newPage.bind(context)
    context.newPage = async () => {
      const page = await newPage()
      await moveWindow(page)
      return page
    }
    return context
  }
}

async function moveWindow(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { windowId } = await session.send('Browser.getWindowForTarget')
  await session.send('Browser.setWindowBounds', { windowId, bounds: { left: 100, top: 100 } })
  await session.detach()
}
