import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** What axe judges pages by, in the browser tests and over the whole site. */
export const accessibilityStandards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The code that the builder brings with it, without its comments: every document that is checked parses it. */
export const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)
