import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Country } from '#domain/market/locale.ts'
import { marketFormats } from '#domain/market/market-formats.ts'
import type { Postcode } from '#domain/places/postcode.ts'
import { ContentError, type ContentProblem } from '../problem.ts'

const header = 'postcode,place,municipality,district,lat,lng'

/** Reads the postcodes of a country; none where it has no file. */
export function readPostcodes(contentFolder: string, country: Country): Postcode[] {
  const file = join(contentFolder, 'places', `${country}.csv`)
  if (!existsSync(file)) return []
  const { pattern, example } = marketFormats[country].postcode
  const postcodes: Postcode[] = []
  const problems: ContentProblem[] = []
  const seen = new Set<string>()
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (!line || line.startsWith('#') || line === header) continue
    const [code = '', place = '', municipality = '', district = '', lat = '', lng = '', ...more] = line.split(',')
    const position = { lat: Number(lat), lng: Number(lng) }
    const complain = (message: string) => problems.push({ file, line: index + 1, message })
    if (!pattern.test(code)) complain(`'${code}' is no postcode: write it as ${example}.`)
    else if (seen.has(code)) complain(`the postcode ${code} stands here twice: leave one.`)
    else if (!place || !municipality || more.length > 0)
      complain(`a line has ${header}, and only the district may be empty.`)
    else if (!isOnEarth(position)) complain(`'${lat},${lng}' is no position: write degrees north and east.`)
    seen.add(code)
    postcodes.push({ code, place, municipality, district, position })
  }
  if (problems.length > 0) throw new ContentError(problems)
  return postcodes
}

function isOnEarth({ lat, lng }: Postcode['position']): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && lat !== 0 && lng !== 0
}
