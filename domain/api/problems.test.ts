import { describe, expect, it } from 'vitest'
import { problemCodes, problemStatus, problemType } from './problems.ts'

describe('problems', () => {
  it('have the statuses of the contract', () => {
    expect(problemStatus).toMatchObject({
      timeout: 504,
      'phone-format': 422,
      'invalid-phone': 422,
      'provider-failure': 502,
      'slot-taken': 409,
      'rate-limited': 429,
      'invalid-code': 422,
      'code-expired': 422,
      'code-exhausted': 422,
      validation: 422,
      'not-found': 404,
      unknown: 500,
    })
  })

  it('each have a type of their own', () => {
    expect(new Set(problemCodes.map(problemType)).size).toBe(problemCodes.length)
    expect(problemType('slot-taken')).toBe('urn:problem-type:innom:slot-taken')
  })
})
