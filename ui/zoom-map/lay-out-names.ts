import type { MapData, NameKind } from '#domain/map/map-data.ts'
import { toWorld, type WorldPoint, worldPixels } from '#domain/map/mercator.ts'
import { type Group, inMainCity } from './group-clinics.ts'
import { type Box, markBox, type Name, type Placed, placeNames } from './place-names.ts'

export interface ClinicPoint {
  id: string
  name: string
  city: string
  point: WorldPoint
}

export type MapName = Name & ({ kind: NameKind } | { kind: 'clinic'; group: Group<ClinicPoint> })

/** Measures a text as it is written on the map. */
export type Measure = (text: string, kind: MapName['kind']) => { width: number; height: number }

/** From which zoom on a kind is written, and until which. */
const zooms: Record<NameKind, [from: number, to: number]> = {
  city: [0, 12.5],
  town: [7, 20],
  station: [11.2, 20],
  quarter: [11.2, 20],
  water: [7, 20],
}
/** Half the size of its mark. */
const marks: Record<NameKind, number> = { city: 4, town: 3, station: 4, quarter: 0, water: 0 }
/** Large names of towns by the sea may reach into it a little; quarters never. */
const onLand: Record<MapName['kind'], number> = {
  clinic: 0.7,
  city: 0.85,
  town: 0.85,
  station: 1,
  quarter: 1,
  water: 0,
}

export const clinicMark = 9
export const groupMark = 16

/** What is written on the map at a zoom, and where, in pixels of the whole world. Clinics first, then cities, stations and quarters. */
export function layOutNames({
  names,
  groups,
  zoom,
  measure,
  isLand,
  seen,
  selected,
}: {
  names: MapData['names']
  groups: Group<ClinicPoint>[]
  zoom: number
  measure: Measure
  isLand: (point: WorldPoint) => boolean
  /** The part of the map that is seen: a name that would be cut off at its edge is written elsewhere. */
  seen: Box
  /** The clinic that is chosen: its name is written in any case. */
  selected?: string
}): Placed<MapName>[] {
  const pixels = worldPixels(zoom)
  const isChosen = ({ clinics }: Group<ClinicPoint>) => clinics.some(({ id }) => id === selected)
  const clinics = groups
    .toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a)))
    .map((group): MapName => {
      const single = group.clinics.length === 1
      const text = single ? group.clinics[0]!.name : nameOfGroup(group, groups)
      return {
        kind: 'clinic',
        group,
        text,
        x: group.x * pixels,
        y: group.y * pixels,
        ...measure(text, 'clinic'),
        mark: single ? clinicMark : groupMark,
        land: onLand.clinic,
      }
    })
  const others = names
    .filter(([, , , kind]) => zoom >= zooms[kind][0] && zoom < zooms[kind][1])
    .map(([text, lat, lng, kind]): MapName => {
      const { x, y } = toWorld({ lat, lng })
      const mark = kind !== 'station' && zoom > 10 ? 0 : marks[kind]
      return { kind, text, x: x * pixels, y: y * pixels, ...measure(text, kind), mark, land: onLand[kind] }
    })
  // The scale bar is in the lower left corner.
  const bar = { x: seen.x, y: seen.y + seen.height - 28, width: 160, height: 28 }
  const fixed: Box[] = [...clinics.map(markBox), bar]
  const test = (x: number, y: number) => isLand({ x: x / pixels, y: y / pixels })
  const isSeen = ({ x, y }: Name) => x > seen.x && y > seen.y && x < seen.x + seen.width && y < seen.y + seen.height
  return placeNames([...clinics.filter(({ text }) => text), ...others].filter(isSeen), { isLand: test, seen }, fixed)
}

/** A whole city has its name; a part of one has none, only its number. */
function nameOfGroup(group: Group<ClinicPoint>, groups: Group<ClinicPoint>[]): string {
  const [{ city }] = inMainCity(group.clinics) as [ClinicPoint]
  const isWhole = groups.every((it) => it === group || it.clinics.every((clinic) => clinic.city !== city))
  return isWhole ? city : ''
}
