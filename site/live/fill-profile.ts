import { renderPlaces, renderTimes } from '#directory/render-profile.ts'
import type { LiveFact, LiveSelector } from '#domain/site/live-marks.ts'
import { trustedHtml } from '#ui/trusted-types.ts'
import type { ProfileFacts } from './profile-facts.ts'

/** Writes what is true now into a profile. Its lists are rendered as its template renders them. */
export function fillProfile({ treatment, times, places, away }: ProfileFacts) {
  const isFree = times.length > 0
  show('times-for', isFree, writeText(treatment))
  show('times', isFree, writeList(renderTimes(times)))
  show('none', !isFree)
  show('away', away !== '', writeText(away))
  show('places', true, writeList(renderPlaces(places)))
}

function show(fact: LiveFact, isShown: boolean, fill?: (place: HTMLElement) => void) {
  for (const place of document.querySelectorAll<HTMLElement>(`[data-fact=${fact}]` satisfies LiveSelector)) {
    if (isShown) fill?.(place)
    place.hidden = !isShown
  }
}

const writeText = (text: string) => (place: HTMLElement) => {
  place.textContent = text
}

const shown = new WeakMap<Element, string>()
/** What has not changed stays: a click on an item that is replaced meanwhile would be lost. */
const writeList = (html: string) => (list: HTMLElement) => {
  if (shown.get(list) === html) return
  shown.set(list, html)
  list.innerHTML = trustedHtml(html)
}
