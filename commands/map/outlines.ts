export type Place = [lat: number, lng: number]
export type Outline = Place[]

export interface Frame {
  south: number
  north: number
  west: number
  east: number
}

/** Two ends nearer than this, in degrees, are the same place on the edge of two bins. */
const near = 1e-4

/** Joins pieces that end where another begins. Rings end where they begin. */
export function joinLines(pieces: Outline[]): Outline[] {
  const isSame = (a: Place, b: Place) => Math.abs(a[0] - b[0]) < near && Math.abs(a[1] - b[1]) < near
  const left = new Set(pieces)
  const joined: Outline[] = []
  for (const piece of pieces) {
    if (!left.delete(piece)) continue
    let line = piece
    for (;;) {
      if (isSame(line[0]!, line.at(-1)!)) break
      const next = [...left].find((other) => isSame(line.at(-1)!, other[0]!))
      const before = next ? undefined : [...left].find((other) => isSame(other.at(-1)!, line[0]!))
      if (next) line = [...line, ...next.slice(1)]
      else if (before) line = [...before, ...line.slice(1)]
      else break
      left.delete((next ?? before)!)
    }
    joined.push(line)
  }
  return joined
}

/** Closes lines that end on the edge of a frame along it. What they surround lies to their left. */
export function closeAlong({ south, north, west, east }: Frame, lines: Outline[]): Outline[] {
  const [width, height] = [east - west, north - south]
  const around = 2 * (width + height)
  const corners: [number, Place][] = [
    [0, [south, west]],
    [width, [south, east]],
    [width + height, [north, east]],
    [2 * width + height, [north, west]],
  ]
  const isRing = (line: Outline) => wayTo(line[0]!) === undefined || wayTo(line.at(-1)!) === undefined
  const rings = lines.filter(isRing)
  const open = lines
    .filter((line) => !isRing(line))
    .map((places) => ({ places, from: wayTo(places[0]!)!, to: wayTo(places.at(-1)!)! }))
  const left = new Set(open)
  for (const line of open) {
    const ring: Outline = []
    for (let current = line; left.delete(current); ) {
      ring.push(...current.places)
      const next = open.toSorted((a, b) => gap(current.to, a.from) - gap(current.to, b.from))[0]!
      const way = gap(current.to, next.from)
      const passed = corners.filter(([at]) => gap(current.to, at) < way)
      ring.push(...passed.toSorted((a, b) => gap(current.to, a[0]) - gap(current.to, b[0])).map(([, place]) => place))
      current = next
    }
    if (ring.length > 0) rings.push(ring)
  }
  return rings

  /** How far a place on the edge is from the south-western corner, anticlockwise; undefined off the edge. */
  function wayTo([lat, lng]: Place): number | undefined {
    if (Math.abs(lat - south) < near) return lng - west
    if (Math.abs(lng - east) < near) return width + lat - south
    if (Math.abs(lat - north) < near) return width + height + east - lng
    if (Math.abs(lng - west) < near) return 2 * width + height + north - lat
    return undefined
  }
  function gap(from: number, to: number): number {
    return (to - from + around) % around
  }
}

/** Leaves out places that lie near the line between others (Douglas and Peucker); how near in metres may differ from place to place. */
export function simplify(line: Outline, toleranceAt: (place: Place) => number): Outline {
  const shrink = Math.cos((line[0]![0] * Math.PI) / 180)
  const flat = line.map(([lat, lng]) => [lng * shrink * 111_320, lat * 111_320] as const)
  const tolerances = line.map(toleranceAt)
  const kept = new Set<number>([0, line.length - 1])
  const parts: [from: number, to: number][] = [[0, line.length - 1]]
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part
    let [most, furthest] = [1, -1]
    for (let at = from + 1; at < to; at++) {
      const off = distanceToSegment(flat[at]!, flat[from]!, flat[to]!) / tolerances[at]!
      if (off > most) [most, furthest] = [off, at]
    }
    if (furthest < 0) continue
    kept.add(furthest)
    parts.push([from, furthest], [furthest, to])
  }
  return line.filter((_, at) => kept.has(at))
}

function distanceToSegment(
  [x, y]: readonly [number, number],
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
) {
  const squared = (bx - ax) ** 2 + (by - ay) ** 2
  const along = squared ? Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / squared)) : 0
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))
}

export function squareMetres(ring: Outline): number {
  const shrink = Math.cos((ring[0]![0] * Math.PI) / 180)
  const doubled = ring.reduce((sum, [lat, lng], index) => {
    const next = ring[(index + 1) % ring.length]!
    return sum + lng * next[0] - next[1] * lat
  }, 0)
  return Math.abs(doubled / 2) * 111_320 ** 2 * shrink
}
