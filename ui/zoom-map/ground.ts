import { createLandTest } from '#domain/map/land.ts'
import { type MapData, unpackLine } from '#domain/map/map-data.ts'
import { toWorld, type WorldPoint } from '#domain/map/mercator.ts'
import { edgesOf, type View } from './viewport.ts'

/** How many units of the drawing the whole world is wide: one is about nine metres on the equator. */
const units = 2 ** 22

/** The map's own shapes as paths, and what can be asked of them. */
export interface Ground {
  land: string
  lakes: string
  islands: string
  border: string
  isLand: (point: WorldPoint) => boolean
  /** The drawing moved and scaled so that a view is in the middle of the screen. */
  place: (view: View, pixels: number, width: number, height: number) => string
}

export function drawGround(data: MapData): Ground {
  const edges = edgesOf(data.frame)
  const { left, top } = edges
  const pointsOf = (line: number[]) =>
    unpackLine(line).map(([lat, lng]) => {
      const { x, y } = toWorld({ lat, lng })
      return [(x - left) * units, (y - top) * units] as const
    })
  const [right, bottom] = [(edges.right - left) * units, (edges.bottom - top) * units]
  const isOnEdge = ([x, y]: Pair) => x < 1 || y < 1 || x > right - 1 || y > bottom - 1
  const ringsOf = (lines: number[][]) => lines.map((line) => smoothRing(pointsOf(line), isOnEdge)).join('')
  return {
    land: ringsOf(data.land),
    lakes: ringsOf(data.lakes),
    islands: ringsOf(data.islands),
    border: data.border.map((line) => `M${pointsOf(line).map(join).join('L')}`).join(''),
    isLand: createLandTest(data),
    place: ({ x, y }, pixels, width, height) => {
      const scale = pixels / units
      return `matrix(${scale} 0 0 ${scale} ${width / 2 - (x - left) * pixels} ${height / 2 - (y - top) * pixels})`
    },
  }
}

type Pair = readonly [number, number]

const join = ([x, y]: Pair) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** Corners become curves, except where the map ends: the shores come from a raster, and its steps are not theirs. */
function smoothRing(points: Pair[], isOnEdge: (point: Pair) => boolean): string {
  const middle = (a: Pair, b: Pair) => join([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])
  const curves = points.map((point, index) => {
    const next = middle(point, points[(index + 1) % points.length]!)
    return isOnEdge(point) ? `L${join(point)}L${next}` : `Q${join(point)} ${next}`
  })
  return `M${middle(points.at(-1)!, points[0]!)}${curves.join('')}Z`
}
