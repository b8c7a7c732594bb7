import type { Position } from './distance.ts'
import type { Place } from './search-place.ts'

/** The visitor's location. It stays in the browser: distances are computed there and nothing is sent. */
export type Located =
  | { state: 'unasked' | 'locating' }
  /** The device gives no position: the visitor refused, it cannot, or it takes too long. */
  | { state: 'refused' | 'unavailable' | 'timeout' }
  /** The typed place was not found, or the list of places could not be fetched. */
  | { state: 'unknown-place' | 'places-failed' }
  | { state: 'which'; places: Place[] }
  /** `place`: as it was typed and understood; none where the device told. */
  | { state: 'found'; position: Position; place?: string }

/** The visitor's location, kept for the whole visit: on every page and in every step. */
export interface Location {
  get(): Located
  subscribe(listener: () => void): () => void
  /** Only after a tap, because unprompted permission requests get refused. */
  askDevice(): Promise<void>
  /** Whether a place can also be typed. */
  hasPlaces: boolean
  findPlace(typed: string): Promise<void>
  choosePlace(place: Place): void
  forget(): void
}
