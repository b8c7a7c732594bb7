import { foldDigraphs, foldLetters } from '../text/fold-letters.ts'
import type { Position } from './distance.ts'
import type { Postcode } from './postcode.ts'

/** A place that somebody may mean by what they typed. */
export interface Place {
  readonly title: string
  readonly position: Position
}

/** More choices would not help: the visitor types another letter instead. */
const mostOffered = 6
/** Shorter beginnings fit too many places. */
const shortestBeginning = 3

/** The places that a typed postcode, town, municipality or city district may mean: none, one, or some to choose from. */
export function searchPlace(postcodes: readonly Postcode[], typed: string): Place[] {
  const digits = typed.match(/(?<!\d)\d{4}(?!\d)/)?.[0]
  if (digits !== undefined) {
    const match = postcodes.find(({ code }) => code === digits)
    return match ? [{ title: `${match.code} ${match.place}`, position: match.position }] : []
  }
  const wanted = foldName(typed)
  if (!wanted) return []
  const exact = listPlaces(postcodes, (name) => name === wanted)
  if (exact.length > 0 || wanted.length < shortestBeginning) return exact
  return listPlaces(postcodes, (name) => name.startsWith(wanted))
}

/** How names are compared: Ålesund, aalesund and Alesund are one, Tromsø, Tromsoe and Tromso too. The county in brackets is no part of a name. */
function foldName(name: string): string {
  const letters = foldLetters(name.replace(/\(.*\)/, '')).replace(/[^a-z]/g, '')
  return foldDigraphs(letters).replaceAll('ae', 'a')
}

function listPlaces(postcodes: readonly Postcode[], fits: (folded: string) => boolean): Place[] {
  const groups = new Map<string, { name: string; municipality: string; positions: Position[] }>()
  for (const { place, municipality, district, position } of postcodes) {
    // A town and the municipality around it are one place where they have one name.
    for (const name of new Set([place, municipality, district])) {
      // 'Bø i Telemark' is Bø to those who live there.
      if (!name || !(fits(foldName(name)) || fits(foldName(name.split(' i ')[0]!)))) continue
      const key = `${name}\n${municipality}`
      const group = groups.get(key) ?? { name, municipality, positions: [] }
      group.positions.push(position)
      groups.set(key, group)
    }
  }
  const found = [...groups.values()].sort((a, b) => b.positions.length - a.positions.length).slice(0, mostOffered)
  return found.map(({ name, municipality, positions }) => ({
    title: found.some((other) => other.name === name && other.municipality !== municipality)
      ? `${name} (${municipality})`
      : name,
    position: middleOf(positions),
  }))
}

function middleOf(positions: readonly Position[]): Position {
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  return { lat: mean(positions.map(({ lat }) => lat)), lng: mean(positions.map(({ lng }) => lng)) }
}
