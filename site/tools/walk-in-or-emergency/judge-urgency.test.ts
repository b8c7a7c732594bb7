import { describe, expect, it } from 'vitest'
import { judgeUrgency } from './judge-urgency.ts'

const levels = new Map([
  ['chest-pain', 'emergency'],
  ['fever-worsening', 'urgent'],
] as const)

describe('walk-in or emergency', () => {
  it('lets the gravest sign decide, whatever else is ticked', () => {
    expect(judgeUrgency(['skin', 'fever-worsening', 'chest-pain'], levels)).toBe('emergency')
    expect(judgeUrgency(['skin', 'fever-worsening'], levels)).toBe('urgent')
    expect(judgeUrgency(['skin'], levels)).toBe('clinic')
    expect(judgeUrgency([], levels)).toBe('self-care')
  })
})
