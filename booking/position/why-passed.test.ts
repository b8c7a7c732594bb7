import { expect, it } from 'vitest'
import type { StepName } from '#domain/booking-steps.ts'
import { resolvePosition } from './resolve.ts'
import { sampleCatalogue } from './sample-catalogue.ts'
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
