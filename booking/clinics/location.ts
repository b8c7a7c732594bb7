import type { Located, Location } from '#domain/places/located.ts'
import type { PackedPostcodes } from '#domain/places/postcode.ts'
import type { Place } from '#domain/places/search-place.ts'

const unasked: Located = { state: 'unasked' }

export function createLocation(loadPlaces?: () => Promise<PackedPostcodes>): Location {
  const listeners = new Set<() => void>()
  let current = unasked
  let question = 0
  const set = (next: Located) => {
    current = next
    for (const listener of listeners) listener()
  }
  /** The answer counts only if nothing else was asked meanwhile. */
  async function ask(find: () => Promise<Located>) {
    const mine = ++question
    set({ state: 'locating' })
    const answer = await find()
    if (mine === question) set(answer)
  }
  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    askDevice: () => ask(async () => (await import('./ask-device.ts')).askDevice()),
    hasPlaces: loadPlaces !== undefined,
    findPlace: (typed) =>
      ask(async () => {
        try {
          // Few visitors type a place: the code for it comes with the list.
          const [{ findTypedPlace }, packed] = await Promise.all([
            import('#domain/places/find-typed-place.ts'),
            loadPlaces!(),
          ])
          return understand(findTypedPlace(packed, typed))
        } catch {
          return { state: 'places-failed' }
        }
      }),
    choosePlace(place) {
      question++
      set(understand([place]))
    },
    forget() {
      question++
      set(unasked)
    },
  }
}

function understand(places: Place[]): Located {
  const [first, ...others] = places
  if (!first) return { state: 'unknown-place' }
  if (others.length > 0) return { state: 'which', places }
  return { state: 'found', position: first.position, place: first.title }
}
