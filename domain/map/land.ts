import { type MapData, unpackLine } from './map-data.ts'
import { toWorld, type WorldPoint } from './mercator.ts'

type Edge = [from: WorldPoint, to: WorldPoint]

/** Says whether a point is on land. Edges are kept in strips from north to south, so that a look passes few of them. */
export function createLandTest({
  land,
  lakes,
  islands,
  frame,
}: Omit<MapData, 'names' | 'cities' | 'border' | 'source'>) {
  const top = toWorld({ lat: frame[2], lng: frame[1] }).y
  const bottom = toWorld({ lat: frame[0], lng: frame[1] }).y
  const count = 2_000
  const stripAt = (y: number) => Math.floor(((y - top) / (bottom - top)) * count)
  const strips = Array.from({ length: count + 1 }, (): Edge[] => [])
  for (const outline of [...land, ...lakes, ...islands]) {
    const points = unpackLine(outline).map(([lat, lng]) => toWorld({ lat, lng }))
    for (const [index, from] of points.entries()) {
      const to = points[(index + 1) % points.length]!
      const last = Math.min(stripAt(Math.max(from.y, to.y)), count)
      for (let strip = Math.max(stripAt(Math.min(from.y, to.y)), 0); strip <= last; strip++) {
        strips[strip]!.push([from, to])
      }
    }
  }
  /** A lake lies in land and an island in a lake, so that every outline that is crossed changes the answer. */
  return ({ x, y }: WorldPoint): boolean => {
    let isLand = false
    for (const [a, b] of strips[stripAt(y)] ?? []) {
      if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) isLand = !isLand
    }
    return isLand
  }
}
