import { describe, expect, it } from 'vitest'
import { createCodeTries } from './code-tries.ts'

describe('a code that was typed', () => {
  it('is sent once, though Next is pressed while it is checked', () => {
    const tries = createCodeTries()
    expect(tries.start('111111')).toBe('send')
    expect(tries.start('111111')).toBe('busy')
    expect(tries.start('222222')).toBe('busy')
  })

  it('is not sent again once it was wrong, and the same words tell so', () => {
    const tries = createCodeTries()
    tries.start('111111')
    tries.end('Invalid code.')
    expect(tries.start('111111')).toEqual({ refused: 'Invalid code.' })
    expect(tries.start('222222')).toBe('send')
    tries.end('Invalid code. One try left.')
    expect(tries.start('111111')).toEqual({ refused: 'Invalid code.' })
  })

  it('is sent again when there was no answer, or when it belongs to another message', () => {
    const tries = createCodeTries()
    tries.start('111111')
    tries.end()
    expect(tries.start('111111')).toBe('send')
    tries.end('Invalid code.')
    tries.forget()
    expect(tries.start('111111')).toBe('send')
  })
})
