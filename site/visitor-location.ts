import { createLocation } from '#booking/clinics/location.ts'
import type { Country } from '#domain/market/locale.ts'
import type { Location } from '#domain/places/located.ts'
import type { SharedFile } from '#page-data/shared.ts'
import type { LoadedPage } from './load-page.ts'
import { getShared } from './navigation/page-store.ts'

const locations = new Map<Country, Location>()

/** Where the visitor is: one for the whole visit, so that pages, header and booking agree. It stays on this device. */
export function visitorLocation(loaded: LoadedPage): Location {
  const { country } = loaded.app
  const known = locations.get(country)
  if (known) return known
  const location = createLocation(placesOf(loaded))
  locations.set(country, location)
  return location
}

/** How the postcodes of the country are fetched, where it has a list of them. */
function placesOf({ app, page }: LoadedPage) {
  const hash = app.sharedData[`places-${page.locale}`]
  if (hash === undefined) return
  return async () => ((await getShared(hash)) as Extract<SharedFile, { name: 'places' }>).data!
}
