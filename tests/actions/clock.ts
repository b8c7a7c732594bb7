import type { BrowserContext, Page } from '@playwright/test'

/** A Monday morning in the clinics, when the run begins: what the tests see does not depend on the day they run. */
export const clock = '2026-11-16T06:30:00Z'

// The configuration is read first and hands its environment on to the workers, so all of them count from one moment.
process.env.RUN_BEGAN_AT ??= String(Date.now())
const shift = Date.parse(clock) - Number(process.env.RUN_BEGAN_AT)

/** Gives the pages of a visitor the clock of the server. Timers stay real; a test that needs others takes them over (takeClock). */
export async function setClock(context: BrowserContext): Promise<void> {
  await context.addInitScript((shift) => {
    const RealDate = Date
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, args: [], newTarget) =>
        Reflect.construct(target, args.length ? args : [target.now() + shift], newTarget),
      apply: () => new Date().toString(),
      get: (target, name, receiver) =>
        name === 'now' ? () => RealDate.now() + shift : Reflect.get(target, name, receiver),
    })
  }, shift)
}

/** Playwright's clock, which a test can move forward. It goes on from the time of the page: a jump would look as if hours had passed. */
export const takeClock = (page: Page) => page.clock.install({ time: Date.now() + shift })
