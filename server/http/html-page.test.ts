import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { style } from './html-page.ts'

test('a plain page of the server has the colours of the site', () => {
  const tokens = readFileSync('ui/tokens.css', 'utf8')
  const tokenOf = (role: string) => new RegExp(`--${role}: (.+);`).exec(tokens)?.[1]
  const colours = style.match(/light-dark\(.+?\)/g)
  expect(colours).toEqual(['paper', 'ink', 'error', 'fjord'].map(tokenOf))
})
