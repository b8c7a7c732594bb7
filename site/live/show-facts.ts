import type { AnswerOf } from '#domain/api/call-types.ts'
import type { LiveFact, LiveSelector } from '#domain/site/live-marks.ts'
import { describeClinicDoors, describeClinicState } from '#messages/clinic-state.ts'
import { describeClinicWait } from '#messages/clinic-wait.ts'
import { describeStart } from '#messages/dates.ts'
import { stateClass } from '#ui/tag/state-class.ts'
import type { ClinicNow } from '../clinics-today.ts'
import { earliestOf, earliestStart } from './earliest-start.ts'
import { firstTimeAt } from './first-time-at.ts'
import type { LiveWords } from './live-attributes.ts'
import { findFacts, isPageTaken, keepFacts, type TodayOfClinics } from './live-facts.ts'
import { orderByNow } from './order-by-now.ts'
import { pageLanguage } from './page-language.ts'
import { refreshWhileSeen } from './refresh-while-seen.ts'

// Imported by the inline script after the first paint, on pages with live data. It fills elements that the templates left
// empty and marked (live-marks.ts), in the same words, and stops as soon as React takes over.

refreshWhileSeen(() => {
  for (const holder of document.querySelectorAll<HTMLElement>('[data-live]' satisfies LiveSelector)) void show(holder)
})

async function show(holder: HTMLElement) {
  const address = holder.dataset.live!
  const isFirst = !findFacts(address)
  // Without an answer the compiled opening hours stay, which are correct.
  const answer = await ask(address).catch(() => undefined)
  if (!answer || isPageTaken()) return
  const now: TodayOfClinics = Object.fromEntries(
    answer.clinics.map(({ id, today, services, team }) => [id, { today, services, team }]),
  )
  keepFacts(address, now)
  if (!holder.dataset.words) return showStart(holder, earliestStart(now))
  showClinics(holder, now, JSON.parse(holder.dataset.words) as LiveWords)
  showFirstFree(holder, now)
  // Not again: nothing may move under the reader's eyes.
  if (isFirst) for (const list of holder.querySelectorAll('[data-order=now]' satisfies LiveSelector)) order(list, now)
}

/** React asks by useLiveAnswer, which also retries and cancels. */
async function ask(address: string): Promise<AnswerOf<'GET /clinics'> | undefined> {
  const answer = await fetch(address)
  return answer.ok ? answer.json() : undefined
}

function showClinics(holder: HTMLElement, today: TodayOfClinics, words: LiveWords) {
  for (const card of holder.querySelectorAll<HTMLElement>('[data-clinic]' satisfies LiveSelector)) {
    const clinic = today[card.dataset.clinic!]?.today
    if (!clinic) continue
    showState(card, clinic, words)
    change(card, 'doors', { textContent: describeClinicDoors(words, clinic, Date.now(), pageLanguage) })
    change(card, 'wait', { textContent: describeClinicWait(words, clinic.wait) })
    const start = firstTimeAt(today[card.dataset.clinic!], card.dataset.first)
    showStart(card, start)
    if (start) bookOn(card, start.slice(0, 10))
  }
}

/** The first times of services and of people. */
function showFirstFree(holder: HTMLElement, today: TodayOfClinics) {
  for (const place of holder.querySelectorAll<HTMLElement>('[data-services]' satisfies LiveSelector)) {
    const at = place.closest<HTMLElement>('[data-at]' satisfies LiveSelector)?.dataset.at
    const services = place.dataset.services!.split(' ')
    showStart(place, earliestOf(at ? [today[at]] : Object.values(today), services))
    if (at) bookWhatIsFree(place, today[at]?.services?.find(({ id }) => id === services[0])?.treatment)
  }
  const team = Object.values(today)[0]?.team ?? []
  for (const place of holder.querySelectorAll<HTMLElement>('[data-person]' satisfies LiveSelector))
    showStart(place, team.find(({ id }) => id === place.dataset.person)?.nextFree ?? undefined)
}

/** The link of a time books the treatment that the time is for: rosters may have changed since the page was built. */
function bookWhatIsFree(place: HTMLElement, treatment: string | undefined) {
  const link = place.querySelector('a')
  if (!link || !treatment) return
  const address = new URL(link.href)
  address.searchParams.set('treatment', treatment)
  link.href = address.pathname + address.search
}

/** The link of a clinic's first time leads to the day that it is on. */
function bookOn(card: HTMLElement, date: string) {
  const link = card.querySelector<HTMLAnchorElement>(`a${'[data-fact=next]' satisfies LiveSelector}`)
  if (!link) return
  const address = new URL(link.href)
  address.searchParams.set('date', date)
  link.href = address.pathname + address.search
}

function change(card: HTMLElement, fact: LiveFact, to: Partial<HTMLElement>) {
  for (const place of card.querySelectorAll(`[data-fact=${fact}]` satisfies LiveSelector)) Object.assign(place, to)
}

function showState(card: HTMLElement, today: ClinicNow['today'], words: LiveWords) {
  const tag = card.querySelector<HTMLElement>('[data-fact=state]' satisfies LiveSelector)
  if (!tag) return
  tag.className = stateClass(today.state)
  tag.replaceChildren(tag.firstChild!, describeClinicState(words, today))
  tag.hidden = false
}

function showStart(card: HTMLElement, start: string | undefined) {
  const next = start ? describeStart(start, new Date(), pageLanguage) : undefined
  change(card, 'day', { textContent: next?.day ?? '' })
  change(card, 'time', { textContent: next?.time ?? '' })
  change(card, 'next', { hidden: !next })
  change(card, 'instead', { hidden: !!next })
}

/** The list items stay, and the cards move between them. */
function order(list: Element, today: TodayOfClinics) {
  const cards = [...list.querySelectorAll<HTMLElement>('[data-clinic]' satisfies LiveSelector)]
  const places = [...list.children]
  const clinics = cards.map((card) => ({ id: card.dataset.clinic!, card }))
  const ordered = orderByNow(clinics, '', today, ({ id, card }) => firstTimeAt(today[id], card.dataset.first))
  ordered.forEach(({ card }, index) => {
    places[index]?.append(card)
  })
}
