import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MapData } from '#domain/map/map-data.ts'

/** The clinics' map of a country, as `commands/cut-map.ts` wrote it; undefined where it has none. */
export function readMap(contentFolder: string, country: string): MapData | undefined {
  const file = join(contentFolder, 'map', `${country}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
