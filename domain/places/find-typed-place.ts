import { type PackedPostcodes, unpackPostcodes } from './postcode.ts'
import { type Place, searchPlace } from './search-place.ts'

/** Finds a typed place in the packed postcodes. */
export function findTypedPlace(packed: PackedPostcodes, typed: string): Place[] {
  return searchPlace(unpackPostcodes(packed), typed)
}
