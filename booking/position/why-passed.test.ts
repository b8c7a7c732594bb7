import { expect, it } from 'vitest'
import type { StepName } from '#domain/booking/booking-steps.ts'
import { sampleCatalogue } from '../testing/sample-catalogue.ts'
import { resolvePosition } from './resolve.ts'
import { whyPassed } from './why-passed.ts'

const catalogue = sampleCatalogue()

it.each<[string, StepName, string | undefined, string]>([
  ['?treatment=chiro', 'clinic', undefined, 'no other clinic has it'],
  ['?type=general-practitioner&service=tests', 'treatment', undefined, 'the service has no other'],
  ['?practitioner=sara&treatment=physio-first', 'clinic', 'practitioner', 'others work elsewhere too'],
  ['?practitioner=sara&type=physical', 'service', 'practitioner', 'another therapist has other services'],
  ['?practitioner=jonas&type=general-practitioner&service=gp', 'treatment', 'practitioner', 'others do more'],
  ['?clinic=vika&type=physical', 'service', 'clinic', 'another clinic has other services'],
  ['?practitioner=jonas&treatment=gp-consultation&area=bergen', 'clinic', undefined, 'the area has no other'],
])('%s passes over the %s because of %s: %s', (search, step, why) => {
  const position = resolvePosition(search, catalogue, { informed: false, verified: false })
  expect(position.passed).toContain(step)
  expect(whyPassed(step, position, catalogue)).toBe(why)
})

it('says of a wish for somebody at a clinic which of the two left one choice', () => {
  const versatile = sampleCatalogue()
  for (const person of versatile.team) if (person.id === 'jonas') person.treatments.push('health-check')
  const search = '?practitioner=jonas&clinic=bergen&type=general-practitioner&service=gp'
  const why = (of: typeof catalogue) =>
    whyPassed('treatment', resolvePosition(search, of, { informed: false, verified: false }), of)
  expect(why(versatile), 'he does more, elsewhere').toBe('clinic')
  expect(why(catalogue), 'he does nothing else').toBe('practitioner')
})
