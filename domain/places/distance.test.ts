import { describe, expect, it } from 'vitest'
import { distanceInKilometres, findNearest } from './distance.ts'

const oslo = { lat: 59.9139, lng: 10.7522 }
const bergen = { lat: 60.3913, lng: 5.3221 }

describe('distances', () => {
  it('are those of the map', () => {
    expect(distanceInKilometres(oslo, bergen)).toBeCloseTo(305, 0)
    expect(distanceInKilometres(oslo, oslo)).toBe(0)
    expect(distanceInKilometres({ lat: 90, lng: 0 }, { lat: -90, lng: 0 })).toBeCloseTo(20015, 0)
    expect(distanceInKilometres({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111.2, 1)
  })

  it('find the nearest clinic', () => {
    const places = [
      { id: 'bergen', position: bergen },
      { id: 'oslo', position: oslo },
    ]
    expect(findNearest({ lat: 59.95, lng: 10.6 }, places)?.place.id).toBe('oslo')
    expect(findNearest(oslo, [])).toBeUndefined()
  })
})
