import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { warningSigns } from '../facts/warning-sign.ts'
import { findGravest } from './find-gravest.ts'
import { clinicReasons, judgeUrgency } from './urgency.ts'
import { listScreens, patients } from './urgency-screens.ts'

const signs = [
  { id: 'fever-worsening', level: 'urgent' },
  { id: 'chest-pain', level: 'emergency' },
  { id: 'fewer-movements', level: 'maternity' },
  { id: 'changed-mole', level: 'soon' },
] as const

describe('the screens of walk-in or emergency', () => {
  const table = warningSigns.parse(parse(readFileSync('content/warning-signs.yaml', 'utf8')))
  const record = parse(readFileSync('content/pages/tool-17.yaml', 'utf8')) as { signs: string[] }
  const asked = record.signs.map((id) => ({ id, level: table[id]!.level }))
  const idsFor = (patient: (typeof patients)[number]) => listScreens(patient, asked).flatMap(({ asks }) => asks)

  it.each(patients)(
    'ask about a(n) %s a few things at a time, the most dangerous first, and nothing twice',
    (patient) => {
      const screens = listScreens(patient, asked)
      const ids = idsFor(patient)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { asks } of screens) expect(asks.length).toBeLessThanOrEqual(5)
      const order = ['emergency', 'urgent', 'clinic']
      const levels = screens.map(({ about }) => order.indexOf(about))
      expect(levels).toEqual(levels.toSorted((a, b) => a - b))
      for (const { about, asks } of screens)
        for (const id of asks)
          expect(asked.find((sign) => sign.id === id)?.level === 'emergency', id).toBe(about === 'emergency')
    },
  )

  it('leave out no sign that somebody can have', () => {
    expect(new Set(patients.flatMap(idsFor))).toEqual(new Set([...record.signs, ...clinicReasons]))
    const ofAll = record.signs.filter((id) => patients.every((patient) => idsFor(patient).includes(id)))
    expect(record.signs.filter((id) => !ofAll.includes(id)).toSorted()).toEqual([
      'child-limp',
      'child-not-drinking',
      'child-pauses-breathing',
      'fever-infant',
      'fewer-movements',
      'pre-eclampsia',
      'pregnancy-heavy-bleeding',
      'testicle-pain',
    ])
  })

  it('ask a parent first about a child who is limp or stops breathing, and a pregnant woman about bleeding and the baby', () => {
    expect(listScreens('child', asked)[0]!.asks.slice(0, 2)).toEqual(['child-limp', 'child-pauses-breathing'])
    expect(
      listScreens('pregnant', asked)
        .find(({ about }) => about === 'urgent')!
        .asks.slice(0, 2),
    ).toEqual(['fewer-movements', 'pre-eclampsia'])
    expect(idsFor('pregnant')).toContain('pregnancy-heavy-bleeding')
    expect(idsFor('adult')).not.toContain('fever-infant')
  })
})

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
