import { describe, expect, it } from 'vitest'
import { sampleCatalogue } from '../testing/sample-catalogue.ts'
import { groupClinics, listClinics, orderClinics } from './order-clinics.ts'

const [bislett, vika, bergen] = sampleCatalogue().clinics as [never, never, never]
const clinics = [
  Object.assign({}, bergen, { position: { lat: 60.39, lng: 5.32 } }),
  Object.assign({}, bislett, { position: { lat: 59.92, lng: 10.73 } }),
  Object.assign({}, vika, { position: { lat: 59.91, lng: 10.73 } }),
]
const hours = {
  isOpen: true,
  opensAt: '2026-11-16T08:00:00+01:00',
  closesAt: '2026-11-16T20:00:00+01:00',
  nextOpening: null,
}
const today = {
  bislett: { state: 'fully-booked' as const, nextFree: null, ...hours },
  vika: { state: 'open' as const, nextFree: '2026-11-17T09:00:00+01:00', ...hours },
  bergen: { state: 'open' as const, nextFree: '2026-11-16T15:00:00+01:00', ...hours },
}
const names = (list: { id: string }[]) => list.map(({ id }) => id)
const cityHall = { lat: 59.912, lng: 10.7335 }

describe('clinics are sorted', () => {
  it('by distance, by name before the device has told where it is', () => {
    expect(names(orderClinics(listClinics(clinics, {}, cityHall), 'nearest', {}))).toEqual([
      'vika',
      'bislett',
      'bergen',
    ])
    expect(names(orderClinics(listClinics(clinics, {}, undefined), 'nearest', {}))).toEqual([
      'bergen',
      'bislett',
      'vika',
    ])
  })

  it('by their earliest time, those without one last', () => {
    const listed = listClinics(clinics, today, undefined)
    expect(names(orderClinics(listed, 'earliest', today))).toEqual(['bergen', 'vika', 'bislett'])
  })

  it('by the times that the list was sorted by before, although newer ones are shown', () => {
    const newer = { ...today, bislett: { ...today.bislett, nextFree: '2026-11-16T14:00:00+01:00' } }
    const listed = listClinics(clinics, newer, undefined)
    expect(names(orderClinics(listed, 'earliest', today))).toEqual(['bergen', 'vika', 'bislett'])
  })
})

describe('clinics are grouped', () => {
  it('around the nearest one', () => {
    const { nearest, others, rest } = groupClinics(listClinics(clinics, today, cityHall))
    expect([nearest?.id, names(others), names(rest)]).toEqual(['vika', ['bislett'], ['bergen']])
  })

  it('all together while no place is known', () => {
    expect(groupClinics(listClinics(clinics, today, undefined))).toMatchObject({ others: [], rest: { length: 3 } })
  })
})
