import type { Schedule } from '#domain/availability/schedule.ts'
import { type Country, defaultLocale, type LocalizedText, resolveText } from '#domain/market/locale.ts'
import type { Service } from '../../service.ts'
import { siteAddressOf } from '../../settings/config.ts'

/** What resources are written from. */
export interface Sources {
  /** Where the site is, without a slash at the end; the names of our code systems begin with it. */
  site: string
  country: Country
  schedule: Schedule
  /** Where one books, from the site on. */
  bookingPath: string
  /** Resources are in the market's own language, like the pages at its plain addresses. */
  say: (text: LocalizedText) => string
}

export function readSources({ availability, config, facts }: Service): Sources {
  return {
    site: siteAddressOf(config).replace(/\/$/, ''),
    country: config.COUNTRY,
    schedule: availability.schedule,
    bookingPath: facts.paths.booking[defaultLocale],
    say: (text) => resolveText(text, defaultLocale, config.COUNTRY),
  }
}
