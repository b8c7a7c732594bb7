import { telephoneLink } from '#domain/market/market.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'

/** A free time of somebody, in words. */
export interface ProfileTime {
  /** Where it is booked. */
  href: string
  day: string
  time: string
  clinic: string
}

/** A clinic where somebody works. */
export interface ProfilePlace {
  name: string
  path: string
  address: string
  phone: string
  /** Empty until it is known: rosters change between two builds, and a page must not promise a day that is no longer theirs. */
  days: string
}

/** The items of a profile's list of free times, as HTML: the template and the live script show the same. */
export function renderTimes(times: readonly ProfileTime[]): string {
  return times
    .map(
      ({ href, day, time, clinic }) =>
        `<li><a class="next-time" href="${escapeHtml(href)}"><span class="small">${escapeHtml(day)}</span> ` +
        `<b class="clock">${escapeHtml(time)}</b> <span class="small soft">${escapeHtml(clinic)}</span></a></li>`,
    )
    .join('')
}

/** The items of the list of clinics where somebody works. */
export function renderPlaces(places: readonly ProfilePlace[]): string {
  return places
    .map(
      ({ name, path, address, phone, days }) =>
        `<li><h3><a href="${escapeHtml(path)}">${escapeHtml(name)}</a></h3><p class="workdays">${escapeHtml(days)}</p>` +
        `<p class="small soft">${escapeHtml(address)} <a href="${escapeHtml(telephoneLink(phone))}">${escapeHtml(phone)}</a></p></li>`,
    )
    .join('')
}
