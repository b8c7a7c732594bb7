import type { Located } from './located.ts'
import { type PackedPostcodes, unpackPostcodes } from './postcode.ts'
import { searchPlace } from './search-place.ts'

/** Where somebody is who typed a place, by the packed postcodes. */
export function findTypedPlace(packed: PackedPostcodes, typed: string): Located {
  const places = searchPlace(unpackPostcodes(packed), typed)
  const [first, ...others] = places
  if (!first) return { state: 'unknown-place' }
  if (others.length > 0) return { state: 'which', places }
  return { state: 'found', position: first.position, place: first.title }
}
