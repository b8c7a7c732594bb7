import type { MapData, MapFrame } from '#domain/map/map-data.ts'
import { toWorld, type WorldPoint, worldPixels } from '#domain/map/mercator.ts'
import type { Position } from '#domain/places/distance.ts'

/** What is in the middle, and how large it is shown. */
export interface View extends WorldPoint {
  zoom: number
}

export interface Size {
  width: number
  height: number
}

/** Beyond this only the cities are drawn closely enough to be true. */
export const countryZoom = 9
/** At this size the shores' own error of up to two hundred metres begins to show. */
export const cityZoom = 13.7

/** How far one move can lead beyond a city, in pixels, before it is another place. */
const farthestDrag = 150

export function panBy(view: View, right: number, down: number): View {
  const pixels = worldPixels(view.zoom)
  return { ...view, x: view.x + right / pixels, y: view.y + down / pixels }
}

/** Zooms while a point of the screen, counted from its middle, keeps its place on the map. */
export function zoomAround(view: View, zoom: number, right = 0, down = 0): View {
  return panBy({ ...panBy(view, right, down), zoom }, -right, -down)
}

/**
 * Zooms while a place in sight keeps its place on the screen: the middle of a country may be empty, and whoever presses a button
 * again and again would end up there. Whoever has moved a place to the middle means that one; else it is where most of them are.
 */
export function zoomAtPlace(view: View, zoom: number, places: Position[], { width, height }: Size): View {
  const pixels = worldPixels(view.zoom)
  const inSight = places
    .map(toWorld)
    .map(({ x, y }) => ({ x: (x - view.x) * pixels, y: (y - view.y) * pixels }))
    .filter(({ x, y }) => Math.abs(x) < width / 2 && Math.abs(y) < height / 2)
  const middle = { x: 0, y: 0 }
  const nearest = nearestTo(middle, inSight)
  if (!nearest) return zoomAround(view, zoom)
  const isInMiddle = awayFrom(nearest, middle) < Math.min(width, height) / 6
  const kept = isInMiddle ? nearest : nearestTo(meanOf(inSight), inSight)!
  return zoomAround(view, zoom, kept.x, kept.y)
}

function nearestTo(point: WorldPoint, points: WorldPoint[]): WorldPoint | undefined {
  return points.toSorted((a, b) => awayFrom(point, a) - awayFrom(point, b))[0]
}

function meanOf(points: WorldPoint[]): WorldPoint {
  const mean = (key: keyof WorldPoint) => points.reduce((sum, it) => sum + it[key], 0) / points.length
  return { x: mean('x'), y: mean('y') }
}

/** Shows all of these, with room for their names around them. */
export function fitPlaces(places: Position[], { width, height }: Size, most = 12.5): View {
  const points = places.map(toWorld)
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))]
  const across = Math.max(width - 130, width / 2) / Math.max(right - left, 1e-9)
  const down = Math.max(height - 110, height / 2) / Math.max(bottom - top, 1e-9)
  return { x: (left + right) / 2, y: (top + bottom) / 2, zoom: Math.min(Math.log2(Math.min(across, down) / 256), most) }
}

/** The nearest view that shows nothing unknown: the whole map from afar, the cities from near. */
export function limitView(view: View, size: Size, { frame, cities }: Pick<MapData, 'frame' | 'cities'>): View {
  const whole = edgesOf(frame)
  const least = Math.log2(
    Math.max(size.width / (whole.right - whole.left), size.height / (whole.bottom - whole.top)) / 256,
  )
  const at = Math.max(view.zoom, least)
  if (at > countryZoom) {
    const zoom = Math.min(at, cityZoom)
    // Some of the city stays on the screen, so that whoever zooms at it is not moved.
    const reach = [(size.width * 0.45) / worldPixels(zoom), (size.height * 0.45) / worldPixels(zoom)] as const
    const city = cities
      .map((it) => clamp(view, grow(edgesOf(it.frame), ...reach)))
      .toSorted((a, b) => awayFrom(view, a) - awayFrom(view, b))[0]
    if (city && awayFrom(view, city) * worldPixels(zoom) < farthestDrag) return { ...city, zoom }
  }
  const zoom = Math.max(Math.min(at, countryZoom), least)
  const [marginX, marginY] = [size.width / 2 / worldPixels(zoom), size.height / 2 / worldPixels(zoom)]
  const inner = {
    left: whole.left + marginX,
    right: whole.right - marginX,
    top: whole.top + marginY,
    bottom: whole.bottom - marginY,
  }
  return { ...clamp(view, inner), zoom }
}

interface Edges {
  left: number
  right: number
  top: number
  bottom: number
}

export function edgesOf([south, west, north, east]: MapFrame): Edges {
  const [topLeft, bottomRight] = [toWorld({ lat: north, lng: west }), toWorld({ lat: south, lng: east })]
  return { left: topLeft.x, right: bottomRight.x, top: topLeft.y, bottom: bottomRight.y }
}

function grow({ left, right, top, bottom }: Edges, across: number, down: number): Edges {
  return { left: left - across, right: right + across, top: top - down, bottom: bottom + down }
}

function awayFrom(a: WorldPoint, b: WorldPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function clamp({ x, y }: WorldPoint, { left, right, top, bottom }: Edges): WorldPoint {
  // Rounding can put the edges of a frame that just fits in the wrong order.
  const between = (value: number, least: number, most: number) =>
    least > most ? (least + most) / 2 : Math.min(Math.max(value, least), most)
  return { x: between(x, left, right), y: between(y, top, bottom) }
}
