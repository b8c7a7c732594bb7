import { test as base } from '@playwright/test'
import { setClock } from './clock.ts'
import { keepPointerElsewhere } from './pointer-elsewhere.ts'

/** A browser test whose visitor lives in the clock of the server. */
export const test = base.extend<object, { pointerElsewhere: undefined }>({
  pointerElsewhere: [
    async ({ browser }, use) => {
      keepPointerElsewhere(browser)
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],
  context: async ({ context }, use) => {
    await setClock(context)
    await use(context)
    // An answer that a handler still waits for when the test has ended is no failure of the test.
    await Promise.all([context, ...context.pages()].map((it) => it.unrouteAll({ behavior: 'ignoreErrors' })))
  },
})
