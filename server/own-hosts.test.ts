import { describe, expect, it } from 'vitest'
import { createHostCheck } from './own-hosts.ts'

describe('the names that a public site answers to', () => {
  const isOurs = createHostCheck('https://innom.example', 0)!

  it.each([
    'innom.example',
    'INNOM.example',
    'innom.example:443',
    'innom.example.',
    'localhost:8000',
    '127.0.0.1:8000',
    '10.0.0.7',
    '[::1]:8000',
    undefined,
  ])('are its own, and addresses: %s', (host) => expect(isOurs(host)).toBe(true))

  it.each([
    'evil.example',
    'innom.example.evil.example',
    'xinnom.example',
    'localhost.evil.example',
    '',
    '[evil]',
    'a:b',
  ])('are no others: %s', (host) => expect(isOurs(host)).toBe(false))

  it('are not judged without a public name, or behind a proxy', () => {
    expect(createHostCheck('http://localhost:8000', 0)).toBeUndefined()
    expect(createHostCheck('http://127.0.0.1:8420', 0)).toBeUndefined()
    expect(createHostCheck('https://innom.example', 1)).toBeUndefined()
  })
})
