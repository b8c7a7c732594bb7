import { distanceInKilometres, type Position } from './distance.ts'

/** Places with their distances, the nearest first. Apart from distance.ts, which every page loads. */
export function sortByDistance<Place extends { readonly position: Position }>(
  from: Position,
  places: readonly Place[],
): { readonly place: Place; readonly kilometres: number }[] {
  return places
    .map((place) => ({ place, kilometres: distanceInKilometres(from, place.position) }))
    .sort((a, b) => a.kilometres - b.kilometres)
}
