import type { Language } from '#domain/locale.ts'
import { describeClinicState } from '#messages/clinic-state.ts'
import { describeClinicWait } from '#messages/clinic-wait.ts'
import { type ClinicNow, type ClinicsToday, fetchClinicsToday } from '../clinics-today.ts'
import { describeStart } from '../format/dates.ts'
import { earliestStart } from './earliest-start.ts'
import type { LiveWords } from './live-attributes.ts'
import { isPageTaken, keepFacts } from './live-facts.ts'
import { orderByNow } from './order-by-now.ts'

// Imported by the inline script after the first paint, on pages with live data. It fills elements that the templates left
// empty, exactly as the templates do (clinic-card.tsx, clinic-now.tsx, book-box.tsx), and stops as soon as React takes over.
const language = ({ nb: 'no', en: 'en', sv: 'sv' }[document.documentElement.lang] ?? 'no') as Language

for (const holder of document.querySelectorAll<HTMLElement>('[data-live]')) void show(holder)

async function show(holder: HTMLElement) {
  const address = holder.dataset.live!
  // Without an answer the compiled opening hours stay, which are correct.
  const today = await fetchClinicsToday(address).catch(() => undefined)
  if (!today || isPageTaken()) return
  keepFacts(address, Object.fromEntries(Object.entries(today).map(([id, { today }]) => [id, { today }])))
  if (holder.dataset.words) showClinics(holder, today, JSON.parse(holder.dataset.words) as LiveWords)
  else showStart(holder, earliestStart(today))
}

function showClinics(holder: HTMLElement, today: ClinicsToday, words: LiveWords) {
  for (const card of holder.querySelectorAll<HTMLElement>('[data-clinic]')) {
    const clinic = today[card.dataset.clinic!]?.today
    if (!clinic) continue
    showState(card, clinic, words)
    for (const place of card.querySelectorAll('[data-fact=wait]'))
      place.textContent = describeClinicWait(words, clinic.wait)
    showStart(card, clinic.nextFree ?? undefined)
  }
  for (const list of holder.querySelectorAll('[data-order=now]')) order(list, today)
}

function showState(card: HTMLElement, today: ClinicNow['today'], words: LiveWords) {
  const tag = card.querySelector<HTMLElement>('[data-fact=state]')
  if (!tag) return
  if (today.state !== 'open') tag.classList.add(today.state)
  tag.append(describeClinicState(words, today))
  tag.hidden = false
}

function showStart(card: HTMLElement, start: string | undefined) {
  if (!start) return
  const { day, time } = describeStart(start, new Date(), language)
  const put = (fact: string, text: string) => {
    for (const place of card.querySelectorAll(`[data-fact=${fact}]`)) place.textContent = text
  }
  put('day', day)
  put('time', time)
  for (const next of card.querySelectorAll<HTMLElement>('[data-fact=next]')) next.hidden = false
  for (const instead of card.querySelectorAll<HTMLElement>('[data-fact=instead]')) instead.hidden = true
}

/** The list items stay, and the cards move between them. */
function order(list: Element, today: ClinicsToday) {
  const cards = [...list.querySelectorAll<HTMLElement>('[data-clinic]')]
  const places = [...list.children]
  const ordered = orderByNow(
    cards.map((card) => ({ id: card.dataset.clinic!, today: today[card.dataset.clinic!]?.today, card })),
    '',
  )
  ordered.forEach(({ card }, index) => {
    places[index]?.append(card)
  })
}
