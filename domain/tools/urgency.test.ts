import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { warningSigns } from '../facts/warning-sign.ts'
import { clinicReasons, findGravest, judgeUrgency } from './urgency.ts'

const signs = [
  { id: 'fever-worsening', level: 'urgent' },
  { id: 'chest-pain', level: 'emergency' },
  { id: 'fewer-movements', level: 'maternity' },
  { id: 'changed-mole', level: 'soon' },
] as const

describe('walk-in or emergency', () => {
  it('lets the gravest sign decide, whatever else is ticked', () => {
    expect(judgeUrgency(['skin', 'fever-worsening', 'chest-pain'], signs)).toBe('emergency')
    expect(judgeUrgency(['skin', 'fever-worsening'], signs)).toBe('urgent')
    expect(judgeUrgency(['fever-worsening', 'fewer-movements'], signs)).toBe('maternity')
    expect(judgeUrgency(['skin'], signs)).toBe('clinic')
    expect(judgeUrgency([], signs)).toBe('self-care')
  })

  it('never says less because more is ticked', () => {
    const ids = fc.subarray([...signs.map(({ id }) => id), ...clinicReasons])
    const order = ['emergency', 'maternity', 'urgent', 'soon', 'clinic', 'self-care']
    fc.assert(
      fc.property(ids, ids, (some, others) => {
        const fewer = order.indexOf(judgeUrgency(some, signs))
        expect(order.indexOf(judgeUrgency([...some, ...others], signs))).toBeLessThanOrEqual(fewer)
      }),
    )
  })

  // Norsk indeks for medisinsk nødhjelp (the index by which 113 answers) and NHS, When to call 999: all of these are red.
  it.each([
    'chest-pain',
    'stroke',
    'breathing',
    'cannot-be-woken',
    'heavy-bleeding',
    'anaphylaxis',
    'seizure',
    'meningitis',
    'thunderclap-headache',
    'suicide-plan',
  ])('says 113 for %s, by the one table of warning signs', (id) => {
    const table = warningSigns.parse(parse(readFileSync('content/warning-signs.yaml', 'utf8')))
    const all = Object.entries(table).map(([key, { level }]) => ({ id: key, level }))
    expect(findGravest([id, 'fever-worsening'], all)).toBe('emergency')
  })
})
