import { distanceInKilometres, type Position } from '#domain/places/distance.ts'

interface Clinic {
  areaName: string
  position: Position
}

export interface ClinicGroup<T> {
  name: string
  clinics: T[]
}

/**
 * The clinics under the names of their areas: the area with the most clinics first, where most visitors live. Places with
 * one clinic share a heading: the card has the name. Each group keeps the order of the
 * clinics; areas of one size stand by name, whatever that order is. Once it is known where the visitor is, the nearest clinic comes first, and each group is sorted from there.
 */
export function groupClinics<T extends Clinic>(
  clinics: readonly T[],
  words: { nearest: string; otherPlaces: string },
  from?: Position,
): ClinicGroup<T>[] {
  if (!from) return groupByArea(clinics, words.otherPlaces)
  const distance = ({ position }: T) => distanceInKilometres(from, position)
  const [nearest, ...others] = clinics.toSorted((a, b) => distance(a) - distance(b))
  if (!nearest) return []
  return [{ name: words.nearest, clinics: [nearest] }, ...groupByArea(others, words.otherPlaces)]
}

function groupByArea<T extends Clinic>(clinics: readonly T[], otherPlaces: string): ClinicGroup<T>[] {
  const areas = [...Map.groupBy(clinics, ({ areaName }) => areaName)]
  const isShared = (inArea: readonly T[]) => areas.length > 1 && inArea.length === 1
  const own = areas.filter(([, inArea]) => !isShared(inArea)).map(([name, inArea]) => ({ name, clinics: inArea }))
  const shared = areas.flatMap(([, inArea]) => (isShared(inArea) ? inArea : []))
  return [
    ...own.sort((a, b) => b.clinics.length - a.clinics.length || (a.name < b.name ? -1 : 1)),
    ...(shared.length > 0 ? [{ name: otherPlaces, clinics: shared }] : []),
  ]
}
