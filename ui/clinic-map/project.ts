import type { Place, Region } from './geography.ts'

export interface Point {
  x: number
  y: number
}

/** A tenth is less than anybody sees. */
export const round = (value: number) => Math.round(value * 10) / 10

/** How a region is laid out: its height, and where a place lies in it. */
export function createProjection({ north, south, west, east, width }: Region) {
  // Degrees of longitude are shorter than degrees of latitude, the more so the further north.
  const shrink = Math.cos((((north + south) / 2) * Math.PI) / 180)
  const scale = width / ((east - west) * shrink)
  return {
    width,
    height: round((north - south) * scale),
    project: ([lat, lng]: Place): Point => ({
      x: round((lng - west) * shrink * scale),
      y: round((north - lat) * scale),
    }),
    holds: ([lat, lng]: Place) => lat < north && lat > south && lng > west && lng < east,
  }
}

/** A smooth path through points: corners become curves. */
export function smoothPath(points: Point[], closed: boolean): string {
  const middle = (a: Point, b: Point) => `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`
  const [first, second] = points as [Point, Point]
  const curves = points.slice(1).map((point, index) => {
    const next = points[index + 2] ?? (closed ? first : undefined)
    return next ? `Q${point.x} ${point.y} ${middle(point, next)}` : `L${point.x} ${point.y}`
  })
  if (!closed) return `M${first.x} ${first.y}L${middle(first, second)}${curves.join('')}`
  return `M${middle(first, second)}${curves.join('')}Q${first.x} ${first.y} ${middle(first, second)}Z`
}
