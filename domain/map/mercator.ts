import type { Position } from '../places/distance.ts'

/** A place on the map of the whole world: 0 is its western or northern edge, 1 the other one. */
export interface WorldPoint {
  x: number
  y: number
}

/** Web Mercator, as every map in a browser has it: north is up, and shapes keep their angles. */
export function toWorld({ lat, lng }: Position): WorldPoint {
  const sine = Math.sin((lat * Math.PI) / 180)
  return { x: (lng + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

export function toPosition({ x, y }: WorldPoint): Position {
  return { lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI, lng: x * 360 - 180 }
}

/** How many pixels wide the whole world is. */
export function worldPixels(zoom: number): number {
  return 256 * 2 ** zoom
}

const equator = 40_075_016.686

export function metresPerPixel(zoom: number, lat: number): number {
  return (Math.cos((lat * Math.PI) / 180) * equator) / worldPixels(zoom)
}
