import { describe, expect, it } from 'vitest'
import { groupClinics } from './group-clinics.ts'

const clinics = [
  { id: 'bergen', areaName: 'Bergen', position: { lat: 60.3942, lng: 5.3217 } },
  { id: 'bislett', areaName: 'Oslo', position: { lat: 59.9262, lng: 10.7324 } },
  { id: 'vika', areaName: 'Oslo', position: { lat: 59.9134, lng: 10.7296 } },
  { id: 'kristiansand', areaName: 'Kristiansand', position: { lat: 58.1467, lng: 7.9956 } },
]
const words = { nearest: 'Nearest clinic', otherPlaces: 'Other places' }
const shown = (from?: { lat: number; lng: number }, list = clinics) =>
  groupClinics(list, words, from).map(({ name, clinics: inGroup }) => [name, inGroup.map(({ id }) => id)])

describe('the list of clinics', () => {
  it('begins where most clinics are, and places with one clinic share a heading', () => {
    expect(shown()).toEqual([
      ['Oslo', ['bislett', 'vika']],
      ['Other places', ['bergen', 'kristiansand']],
    ])
  })

  it('shows in each area the first available time first, and the areas stay where they are', () => {
    expect(shown(undefined, clinics.toReversed())).toEqual([
      ['Oslo', ['vika', 'bislett']],
      ['Other places', ['kristiansand', 'bergen']],
    ])
    const twoEach = [...clinics.slice(0, 3), { ...clinics[0]!, id: 'bryggen' }]
    for (const list of [twoEach, twoEach.toReversed()])
      expect(shown(undefined, list).map(([name]) => name)).toEqual(['Bergen', 'Oslo'])
  })

  it('begins with the nearest clinic once a visitor has told where they are, each clinic once', () => {
    expect(shown({ lat: 60.39, lng: 5.32 })).toEqual([
      ['Nearest clinic', ['bergen']],
      ['Oslo', ['bislett', 'vika']],
      ['Other places', ['kristiansand']],
    ])
    const cityHall = { lat: 59.9118, lng: 10.7338 }
    expect(shown(cityHall)[0]).toEqual(['Nearest clinic', ['vika']])
  })

  it('of a country with one area names it, and of one without clinics is empty', () => {
    const oslo = clinics.filter(({ areaName }) => areaName === 'Oslo')
    expect(groupClinics(oslo, words).map(({ name }) => name)).toEqual(['Oslo'])
    expect(groupClinics([], words, { lat: 60, lng: 10 })).toEqual([])
  })
})
