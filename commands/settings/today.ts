import type { Country } from '#domain/market/locale.ts'
import { markets } from '#domain/market/market.ts'

/** The day in a country, wherever the machine is. `clock` stands for now, where the settings name one. */
export function todayIn(country: Country, clock = Temporal.Now.instant()): string {
  return clock.toZonedDateTimeISO(markets[country].zone).toPlainDate().toString()
}
