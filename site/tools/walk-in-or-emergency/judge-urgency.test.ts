import { describe, expect, it } from 'vitest'
import { judgeUrgency } from './judge-urgency.ts'

describe('walk-in or emergency', () => {
  it('lets the gravest sign decide, whatever else is ticked', () => {
    expect(judgeUrgency(['skin', 'fever', 'chest'])).toBe('emergency')
    expect(judgeUrgency(['skin', 'fever'])).toBe('urgent')
    expect(judgeUrgency(['skin'])).toBe('clinic')
    expect(judgeUrgency([])).toBe('self-care')
  })
})
