import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { advisePressure, type PressureAdvice, zoneOf } from './blood-pressure.ts'

const read = (text: string) => {
  const [systolic, diastolic] = text.split('/').map(Number)
  return { systolic: systolic!, diastolic: diastolic! }
}
const atHome = { place: 'home', pregnant: false, sign: undefined } as const

describe('a blood-pressure reading', () => {
  // 2023 ESH Guidelines for the management of arterial hypertension, classification of office blood pressure: the higher
  // category of the two numbers counts.
  it.each([
    ['119/79', 'normal'],
    ['129/84', 'normal'],
    ['130/80', 'high-normal'],
    ['120/85', 'high-normal'],
    ['139/89', 'high-normal'],
    ['140/80', 'grade-1'],
    ['120/90', 'grade-1'],
    ['159/99', 'grade-1'],
    ['160/95', 'grade-2'],
    ['150/100', 'grade-2'],
    ['179/109', 'grade-2'],
    ['180/90', 'grade-3'],
    ['170/110', 'grade-3'],
  ])('%s at a clinic is %s', (reading, zone) => expect(zoneOf(read(reading), 'clinic')).toBe(zone))

  // The same guidelines: home blood pressure of 135/85 or more is hypertension. They have no grades for readings at home; that
  // the highest zone begins at 180/110 there too is our own caution.
  it.each([
    ['134/84', 'normal'],
    ['135/80', 'grade-1'],
    ['125/85', 'grade-1'],
    ['180/100', 'grade-3'],
  ])('%s at home is %s', (reading, zone) => expect(zoneOf(read(reading), 'home')).toBe(zone))

  // NHS, Low blood pressure (hypotension): below 90/60.
  it.each([
    ['89/65', 'low'],
    ['95/59', 'low'],
    ['90/60', 'normal'],
    ['145/55', 'grade-1'],
  ])('%s is %s', (reading, zone) => expect(zoneOf(read(reading), 'clinic')).toBe(zone))

  // The warning signs blood-pressure-crisis, blood-pressure-very-high and pre-eclampsia.
  it('sends 180/120 to the out-of-hours doctor, and with a warning sign to 113', () => {
    expect(advisePressure(read('180/95'), atHome)).toBe('urgent')
    expect(advisePressure(read('170/120'), atHome)).toBe('urgent')
    expect(advisePressure(read('179/119'), atHome)).toBe('soon')
    expect(advisePressure(read('180/120'), { ...atHome, sign: 'emergency' })).toBe('emergency')
  })

  it('takes a warning sign seriously whatever the numbers are', () => {
    expect(advisePressure(read('120/75'), { ...atHome, sign: 'emergency' })).toBe('emergency')
  })

  it('sends a pregnant woman to the maternity ward from 140/90 on', () => {
    expect(advisePressure(read('140/80'), { ...atHome, pregnant: true })).toBe('maternity')
    expect(advisePressure(read('125/90'), { ...atHome, pregnant: true })).toBe('maternity')
    expect(advisePressure(read('120/75'), { ...atHome, pregnant: true })).toBe('fine')
  })

  it('sends a pregnant woman with a raised reading below that to her midwife, not home to measure for a week', () => {
    expect(advisePressure(read('139/84'), { ...atHome, pregnant: true })).toBe('midwife')
    expect(advisePressure(read('132/80'), { place: 'clinic', pregnant: true, sign: undefined })).toBe('midwife')
  })

  it('sends signs of pre-eclampsia to the maternity ward even with a normal reading', () => {
    expect(advisePressure(read('120/75'), { ...atHome, pregnant: true, sign: 'maternity' })).toBe('maternity')
  })

  const severity: PressureAdvice[] = [
    'low',
    'fine',
    'watch',
    'doctor',
    'soon',
    'midwife',
    'urgent',
    'maternity',
    'emergency',
  ]

  it('is never judged milder when a number rises, nor in pregnancy', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 90, max: 260 }),
        fc.integer({ min: 60, max: 160 }),
        fc.nat(40),
        fc.nat(40),
        fc.constantFrom('home' as const, 'clinic' as const),
        (systolic, diastolic, up, alsoUp, place) => {
          const circumstances = { place, pregnant: false, sign: undefined }
          const advice = advisePressure({ systolic, diastolic }, circumstances)
          const higher = advisePressure({ systolic: systolic + up, diastolic: diastolic + alsoUp }, circumstances)
          const pregnant = advisePressure({ systolic, diastolic }, { ...circumstances, pregnant: true })
          expect(severity.indexOf(higher)).toBeGreaterThanOrEqual(severity.indexOf(advice))
          expect(severity.indexOf(pregnant)).toBeGreaterThanOrEqual(severity.indexOf(advice))
        },
      ),
    )
  })
})
