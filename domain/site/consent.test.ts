import { expect, it } from 'vitest'
import { readConsent } from './consent.ts'

it.each([
  [undefined, 'none'],
  ['', 'none'],
  ['consent=accepted', 'accepted'],
  ['visitor=abc; consent=refused; other=1', 'refused'],
  ['noconsent=accepted', 'none'],
  ['consent=acceptedly', 'none'],
  ['consent=%E0%A4%A', 'none'],
] as const)('the cookies %j mean %j', (cookies, consent) => {
  expect(readConsent(cookies)).toBe(consent)
})
