import type { AnswerOf } from '#domain/api/call-types.ts'
import { type Consent, readConsent } from '#domain/site/consent.ts'
import type { PageData } from '#page-data/pages.ts'
import type { LoadedPage } from '../load-page.ts'

export const currentConsent = (): Consent => readConsent(document.cookie)

const root = document.documentElement

/** Whether third-party scripts may run in this document. They cannot be unloaded, so leaving it always loads a new document. */
export const thirdPartiesAreHere = () => root.dataset.thirdParties === 'here'

/** Whether a page has third-party scripts to load, which requires a new document. */
export function needsOwnDocument({ thirdParties }: PageData): boolean {
  return root.dataset.thirdParties === 'elsewhere' && thirdParties === true
}

/** Handles the consent forms without a page load; they also work as plain forms. `current` returns the current page. */
export function startConsent(current: () => LoadedPage) {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (new URL(form.action).pathname !== '/api/consent') return
    event.preventDefault()
    const choice = ((event as SubmitEvent).submitter as HTMLButtonElement | null)?.value
    const { page, shared } = current()
    saveConsent(choice === 'accept' ? 'accept' : 'refuse', page).catch(() =>
      tellBelow(form, shared.messages.problems.unavailable),
    )
  })
}

async function saveConsent(choice: 'accept' | 'refuse', page: PageData) {
  const body = new URLSearchParams({ choice })
  const answer = await fetch('/api/consent', { method: 'POST', body, headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`consent was answered with ${answer.status}`)
  const { consent, thirdParties }: AnswerOf<'POST /consent'> = await answer.json()
  const mayLoad = consent === 'accepted' && thirdParties
  // Accepted: this document's policy forbids the scripts. Refused: they are already running and cannot be unloaded.
  if (thirdPartiesAreHere() || (mayLoad && page.thirdParties && !hasTyped())) return loadAnew()
  if (mayLoad) root.dataset.thirdParties = 'elsewhere'
  else delete root.dataset.thirdParties
  root.dataset.consent = consent
  dispatchEvent(new Event('consent-changed'))
}

/** The choice was not kept: the form stays, and says so. */
function tellBelow(form: HTMLFormElement, text: string) {
  const line = form.querySelector('[role=alert]') ?? form.appendChild(document.createElement('p'))
  line.setAttribute('role', 'alert')
  line.className = 'wrap small'
  line.textContent = text
}

/** Loading the page anew would lose it; the next page has the scripts. */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)')
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}

/** Loads the same page in a new document, as if it were the first. Without the fragment: with it, nothing would be loaded. */
export function loadAnew() {
  // Chromium keeps the history state through the load.
  history.replaceState(null, '')
  location.replace(location.pathname + location.search)
}
