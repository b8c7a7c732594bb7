/** WGS 84 degrees. */
export interface Position {
  readonly lat: number
  readonly lng: number
}

/** The mean radius: off by at most half a per cent, which does not matter when looking for a clinic. */
const earthRadiusKm = 6371

/** The distance along the surface (haversine). Computed in the browser, so that the visitor's position stays there. */
export function distanceInKilometres(from: Position, to: Position): number {
  const lat = radians(to.lat - from.lat)
  const lng = radians(to.lng - from.lng)
  const half = Math.sin(lat / 2) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(lng / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** Further than people travel for an appointment. */
export const farAwayKm = 100

/** The nearest of some places, with its distance; undefined when there are none. */
export function findNearest<Place extends { readonly position: Position }>(
  from: Position,
  places: readonly Place[],
): { readonly place: Place; readonly kilometres: number } | undefined {
  return places
    .map((place) => ({ place, kilometres: distanceInKilometres(from, place.position) }))
    .sort((a, b) => a.kilometres - b.kilometres)[0]
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
