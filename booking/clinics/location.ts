import type { Located, Location } from '#domain/places/located.ts'
import type { PackedPostcodes } from '#domain/places/postcode.ts'

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
      ask(() =>
        // Few visitors type a place: the code for it comes with the list.
        Promise.all([import('#domain/places/find-typed-place.ts'), loadPlaces!()]).then(
          ([{ findTypedPlace }, packed]) => findTypedPlace(packed, typed),
          () => ({ state: 'places-failed' }),
        ),
      ),
    choosePlace({ position, title }) {
      question++
      set({ state: 'found', position, place: title })
    },
    forget() {
      question++
      set(unasked)
    },
  }
}
