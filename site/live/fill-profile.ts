import { telephoneLink } from '#domain/market/market.ts'
import type { ProfileFacts } from './profile-facts.ts'

/** Writes what is true now into a profile, exactly as next-times.tsx and workplaces.tsx render it. */
export function fillProfile({ treatment, times, places, away }: ProfileFacts) {
  show('times-for', times.length > 0, (place) => {
    place.textContent = treatment
  })
  show('times', times.length > 0, (list) => {
    repeat(list, times, (item, { href, day, time, clinic }) => {
      item.querySelector('a')!.href = href
      write(item, { day, time, clinic })
    })
  })
  show('none', times.length === 0)
  show('away', away !== '', (place) => {
    place.textContent = away
  })
  show('places', true, (list) => {
    repeat(list, places, (item, { name, path, address, phone, days }) => {
      const [clinic, call] = item.querySelectorAll('a')
      clinic!.href = path
      call!.href = telephoneLink(phone)
      write(item, { name, address, phone, days })
    })
  })
}

function show(fact: string, isShown: boolean, fill?: (place: HTMLElement) => void) {
  for (const place of document.querySelectorAll<HTMLElement>(`[data-fact=${fact}]`)) {
    if (isShown) fill?.(place)
    place.hidden = !isShown
  }
}

/** One item for each thing, made of copies of the first. */
function repeat<Thing>(list: Element, things: Thing[], fill: (item: Element, thing: Thing) => void) {
  const pattern = list.firstElementChild
  if (!pattern) return
  list.replaceChildren(
    ...things.map((thing) => {
      const item = pattern.cloneNode(true) as Element
      fill(item, thing)
      return item
    }),
  )
}

function write(item: Element, facts: Record<string, string>) {
  for (const [fact, text] of Object.entries(facts)) {
    for (const place of item.querySelectorAll(`[data-fact=${fact}]`)) place.textContent = text
  }
}
