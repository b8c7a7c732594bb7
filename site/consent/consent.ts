import type { PageData } from '#compiler/page-data.ts'
import { thirdPartyKinds } from '#compiler/page-data.ts'
import type { AnswerOf } from '#domain/api/call-types.ts'
import { type Consent, readConsent } from '#domain/consent.ts'

export const currentConsent = (): Consent => readConsent(document.cookie)

const root = document.documentElement

/** Whether scripts of others may run in this document. They cannot be unloaded, so every way out of it is a new document. */
export const thirdPartiesAreHere = () => root.dataset.thirdParties === 'here'

/** Whether a page has scripts of others to load, which only a document of its own may do. */
export function needsOwnDocument({ kind }: PageData): boolean {
  return root.dataset.thirdParties === 'elsewhere' && thirdPartyKinds.has(kind)
}

/** Answers the consent forms without a new page; they work as plain forms, too. `current` tells the page that is shown. */
export function startConsent(current: () => PageData) {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (new URL(form.action).pathname !== '/api/consent') return
    event.preventDefault()
    const choice = ((event as SubmitEvent).submitter as HTMLButtonElement | null)?.value
    void saveConsent(choice === 'accept' ? 'accept' : 'refuse', current())
  })
}

async function saveConsent(choice: 'accept' | 'refuse', { kind }: PageData) {
  const body = new URLSearchParams({ choice })
  const answer = await fetch('/api/consent', { method: 'POST', body, headers: { accept: 'application/json' } })
  if (!answer.ok) return
  const { consent, thirdParties }: AnswerOf<'POST /consent'> = await answer.json()
  const mayLoad = consent === 'accepted' && thirdParties
  // Accepted here: the policy of this document forbids them. Refused: they are in this document and stay as long as it does.
  if (thirdPartiesAreHere() || (mayLoad && thirdPartyKinds.has(kind))) return loadAnew()
  if (mayLoad) root.dataset.thirdParties = 'elsewhere'
  else delete root.dataset.thirdParties
  root.dataset.consent = consent
  dispatchEvent(new Event('consent-changed'))
}

/** The same page in a new document, as if it were the first. Without the fragment: with it, nothing would be loaded. */
export function loadAnew() {
  // Chromium keeps the state through the load.
  history.replaceState(null, '')
  location.replace(location.pathname + location.search)
}
