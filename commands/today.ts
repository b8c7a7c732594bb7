import { markets } from '#domain/market/market.ts'

/** The day by which content is dated: Norway's, wherever the machine is. `clock` stands for now, where the settings name one. */
export function todayInNorway(clock = Temporal.Now.instant()): string {
  return clock.toZonedDateTimeISO(markets.norway.zone).toPlainDate().toString()
}
