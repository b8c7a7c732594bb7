import { expect, it } from 'vitest'
import { sampleCatalogue } from '../testing/sample-catalogue.ts'
import { findPurpose, queryOf } from './purpose.ts'

it.each([
  ['', undefined],
  ['?treatment=gp-consultation', 'join'],
  ['?treatment=nothing', undefined],
  [`?${queryOf('earlier')}`, 'earlier'],
  [`?treatment=gp-consultation&${queryOf('earlier')}`, 'earlier'],
  [`?treatment=gp-consultation&${queryOf('change')}`, 'change'],
  [`?${queryOf('change')}&${queryOf('earlier')}`, 'change'],
])('somebody at the address %s is here to: %s', (search, purpose) => {
  expect(findPurpose(search, sampleCatalogue())).toBe(purpose)
})
