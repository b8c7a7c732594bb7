import { describe, expect, it, vi } from 'vitest'
import { createLog } from '../process/log.ts'
import { createHostCheck, createHostLog } from './own-hosts.ts'

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

  it('are the same where SITE_URL ends in a dot', () => {
    const isOurs = createHostCheck('https://innom.example.', 0)!
    expect(['innom.example', 'innom.example.', 'evil.example'].map(isOurs)).toEqual([true, true, false])
  })

  it('are not judged without a public name, or behind a proxy', () => {
    expect(createHostCheck('http://localhost:8000', 0)).toBeUndefined()
    expect(createHostCheck('http://127.0.0.1:8420', 0)).toBeUndefined()
    expect(createHostCheck('https://innom.example', 1)).toBeUndefined()
  })
})

describe('an operator whose site is asked for under other names', () => {
  it('reads of each name once, and not of all that a stranger makes up', () => {
    const log = createLog({ LOG_LEVEL: 'silent' })
    const warn = vi.spyOn(log, 'warn')
    const logHost = createHostLog(log)
    for (const host of ['www.innom.example', 'WWW.innom.example', undefined, 'x'.repeat(10_000)]) logHost(host)
    expect(warn.mock.calls.map(([it]) => it)).toEqual([
      { host: 'www.innom.example' },
      { host: '' },
      { host: 'x'.repeat(100) },
    ])
    for (let n = 0; n < 1_000; n++) logHost(`${n}.evil.example`)
    expect(warn).toHaveBeenCalledTimes(20)
    expect(warn.mock.lastCall?.[1]).toContain('further ones are not logged')
  })
})
