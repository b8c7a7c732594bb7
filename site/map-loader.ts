import type { MapData } from '#domain/map/map-data.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { AppData, SharedFile } from '#page-data/shared.ts'
import { getShared } from './navigation/page-store.ts'

/** How the clinics' map of the country is fetched, where it has one. */
export function mapLoader({ app, locale }: { app: AppData; locale: Locale }): (() => Promise<MapData>) | undefined {
  const hash = app.sharedData[`map-${locale}`]
  if (hash === undefined) return
  return async () => ((await getShared(hash)) as Extract<SharedFile, { name: 'map' }>).data!
}
