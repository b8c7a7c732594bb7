import { expect, it } from 'vitest'
import type { ClinicState } from '#domain/availability/clinic-today.ts'
import { markClinic } from './mark-clinic.ts'

const hours = { isOpen: true, opensAt: null, closesAt: null, nextOpening: null }
const today = '2026-11-16T15:00:00+01:00'
const tomorrow = '2026-11-17T09:00:00+01:00'

it.each<[ClinicState, string | null, string]>([
  ['open', today, 'free'],
  ['not-yet-open', today, 'free'],
  ['open', tomorrow, 'none'],
  ['open', null, 'none'],
  ['not-yet-open', tomorrow, 'none'],
  ['fully-booked', tomorrow, 'doors'],
  ['closed', tomorrow, 'doors'],
  ['closed-for-today', tomorrow, 'doors'],
])('a clinic that is %s with its first time at %s is marked ‘%s’', (state, nextFree, marker) => {
  expect(markClinic({ state, nextFree, ...hours }, '2026-11-16')).toBe(marker)
})
