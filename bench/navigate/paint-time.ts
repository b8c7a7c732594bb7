import type { BrowserContext, Page } from '@playwright/test'

type Watched = Window & { painted?: number }

/**
 * Notes when a page is painted, in every document of a profile: when its heading stands visibly at its address. The time is
 * counted from the moment of the tap, even if a new document came in between.
 */
export async function watchForPaint(context: BrowserContext, target: string) {
  await context.addInitScript((target) => {
    const now = () => performance.timeOrigin + performance.now()
    const heading = () => document.querySelector('main h1')
    addEventListener('click', () => sessionStorage.setItem('bench-left', String(now())), { capture: true })
    const look = () => {
      const isThere = location.pathname === target && heading()?.checkVisibility({ visibilityProperty: true })
      if (!isThere || document.documentElement.classList.contains('starting')) return requestAnimationFrame(look)
      // The frame that shows it is on the screen when the next task runs.
      requestAnimationFrame(() =>
        setTimeout(() => {
          ;(window as Watched).painted = now() - Number(sessionStorage.getItem('bench-left'))
        }),
      )
    }
    requestAnimationFrame(look)
  }, target)
}

/** Milliseconds from leaving to the painted page. */
export async function paintTime(page: Page): Promise<number> {
  const painted = await page.waitForFunction(() => (window as Watched).painted, undefined, { timeout: 60_000 })
  return (await painted.jsonValue())!
}
