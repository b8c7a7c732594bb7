import { test as base } from '@playwright/test'
import { setClock } from './clock.ts'

/** A browser test whose visitor lives in the clock of the server. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await setClock(context)
    await use(context)
  },
})
