import type { Position } from './distance.ts'

/** A postcode with its names and where it is. */
export interface Postcode {
  readonly code: string
  /** The place name after the code in an address. */
  readonly place: string
  readonly municipality: string
  /** Of a city; empty elsewhere. */
  readonly district: string
  readonly position: Position
}

/** Postcodes in packed form: five thousand in a few kilobytes. Numbers are the difference to the previous one. */
export interface PackedPostcodes {
  /** Every combination of place, municipality and district, once. */
  readonly names: readonly (readonly [place: string, municipality: string, district: string])[]
  readonly codes: readonly number[]
  readonly name: readonly number[]
  /** In hundredths of a degree, which is a kilometre at most: the distance to a clinic needs no more. */
  readonly lat: readonly number[]
  readonly lng: readonly number[]
}

const scale = 100

export function packPostcodes(postcodes: readonly Postcode[]): PackedPostcodes {
  const sorted = postcodes.toSorted((a, b) => Number(a.code) - Number(b.code))
  const keys = new Map<string, number>()
  const names: [string, string, string][] = []
  const name = sorted.map(({ place, municipality, district }) => {
    const key = [place, municipality, district].join('\n')
    if (!keys.has(key)) {
      keys.set(key, names.length)
      names.push([place, municipality, district])
    }
    return keys.get(key)!
  })
  return {
    names,
    codes: differences(sorted.map(({ code }) => Number(code))),
    name: differences(name),
    lat: differences(sorted.map(({ position }) => Math.round(position.lat * scale))),
    lng: differences(sorted.map(({ position }) => Math.round(position.lng * scale))),
  }
}

export function unpackPostcodes({ names, codes, name, lat, lng }: PackedPostcodes): Postcode[] {
  const [numbers, indexes, lats, lngs] = [codes, name, lat, lng].map(sums) as [number[], number[], number[], number[]]
  return numbers.map((number, index) => {
    const [place, municipality, district] = names[indexes[index]!]!
    const position = { lat: lats[index]! / scale, lng: lngs[index]! / scale }
    return { code: String(number).padStart(4, '0'), place, municipality, district, position }
  })
}

function differences(numbers: readonly number[]): number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0))
}

function sums(numbers: readonly number[]): number[] {
  let sum = 0
  return numbers.map((number) => {
    sum += number
    return sum
  })
}
