import { expect, it } from 'vitest'
import { distanceInKilometres } from '#domain/places/distance.ts'
import type { SiteClinic } from '#domain/site/site-data.ts'
import { formatDistance } from '#messages/distance.ts'
import { nearestClinic } from './nearest-clinic.ts'

const clinics = [
  { id: 'vika', position: { lat: 59.9134, lng: 10.7296 } },
  { id: 'bergen', position: { lat: 60.3942, lng: 5.3217 } },
] as SiteClinic[]

it('the nearest clinic is empty until the visitor tells where they are, and then an id with kilometres', () => {
  for (const state of ['unasked', 'locating', 'refused', 'unavailable', 'timeout'] as const)
    expect(nearestClinic({ state }, clinics)).toEqual({ id: '', distance: '' })
  const cityHall = { lat: 59.9118, lng: 10.7338 }
  const { id, distance } = nearestClinic({ state: 'found', position: cityHall }, clinics)
  expect(id).toBe('vika')
  expect(Number(distance)).toBeCloseTo(0.294, 3)
  expect(nearestClinic({ state: 'found', position: cityHall }, [])).toEqual({ id: '', distance: '' })
})

it('a clinic is as far away on the pages as in the booking, which rounds the same kilometres', () => {
  const close = { lat: 59.9134 + 0.00135, lng: 10.7296 }
  const { distance } = nearestClinic({ state: 'found', position: close }, clinics)
  const exact = distanceInKilometres(close, clinics[0]!.position)
  expect(formatDistance(Number(distance), 'en')).toBe('150 m')
  expect(formatDistance(exact, 'en')).toBe('150 m')
})
