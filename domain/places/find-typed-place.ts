import { type PackedPostcodes, unpackPostcodes } from './postcode.ts'
import { type Place, searchPlace } from './search-place.ts'

/** A typed place in postcodes as they are sent. */
export function findTypedPlace(packed: PackedPostcodes, typed: string): Place[] {
  return searchPlace(unpackPostcodes(packed), typed)
}
