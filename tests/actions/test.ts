import { test as base, expect } from '@playwright/test'
import { setClock } from './clock.ts'
import { keepPointerElsewhere } from './pointer-elsewhere.ts'
import { recordViolations, takeViolations } from './policy-violations.ts'

/** A browser test whose visitor lives in the clock of the server, and in which no page does what its policy forbids. */
export const test = base.extend<{ noViolations: undefined }, { preparedBrowser: undefined }>({
  preparedBrowser: [
    async ({ browser }, use) => {
      recordViolations(browser)
      keepPointerElsewhere(browser)
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],
  noViolations: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      await use(undefined)
      expect(takeViolations(), 'refused by the Content-Security-Policy').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context }, use) => {
    await setClock(context)
    await use(context)
    // An answer that a handler still waits for when the test has ended is no failure of the test.
    await Promise.all([context, ...context.pages()].map((it) => it.unrouteAll({ behavior: 'ignoreErrors' })))
  },
})
