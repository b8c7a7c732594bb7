import type { Position } from '../distance.ts'
import type { Place } from './search-place.ts'

/** What is known of where the visitor is. It stays in the browser: distances are worked out there and nothing is sent. */
export type Located =
  | { state: 'unasked' | 'locating' }
  /** The device does not tell: the visitor said no, it cannot, or it takes too long. */
  | { state: 'refused' | 'unavailable' | 'timeout' }
  /** What was typed means nothing, or the list of places could not be fetched. */
  | { state: 'unknown-place' | 'places-failed' }
  | { state: 'which'; places: Place[] }
  /** `place`: as it was typed and understood; none where the device told. */
  | { state: 'found'; position: Position; place?: string }

/** Where this visitor is. Told once, known for the whole visit: on every page and in every step. */
export interface Location {
  get(): Located
  subscribe(listener: () => void): () => void
  /** Only on a tap, because a question out of nowhere is refused. */
  askDevice(): Promise<void>
  /** Whether a place can be typed, too. */
  hasPlaces: boolean
  findPlace(typed: string): Promise<void>
  choosePlace(place: Place): void
  forget(): void
}
