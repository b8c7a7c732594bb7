import { expect, it } from 'vitest'
import type { SiteClinic } from '#domain/site-data.ts'
import { nearestClinic } from './nearest-clinic.ts'

const clinics = [
  { id: 'vika', position: { lat: 59.9134, lng: 10.7296 } },
  { id: 'bergen', position: { lat: 60.3942, lng: 5.3217 } },
] as SiteClinic[]

it('the nearest clinic is empty until the visitor tells where they are, and then an id with kilometres', () => {
  for (const state of ['unasked', 'locating', 'refused', 'unavailable', 'timeout'] as const)
    expect(nearestClinic({ state }, clinics)).toEqual({ id: '', distance: '' })
  const cityHall = { lat: 59.9118, lng: 10.7338 }
  expect(nearestClinic({ state: 'found', position: cityHall }, clinics)).toEqual({ id: 'vika', distance: '0.3' })
  expect(nearestClinic({ state: 'found', position: cityHall }, [])).toEqual({ id: '', distance: '' })
})
