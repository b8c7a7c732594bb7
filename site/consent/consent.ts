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
    import('./save-consent.ts')
      .then((it) => it.saveConsent(choice, page, { hasThirdParties: thirdPartiesAreHere(), loadAnew }))
      .catch(() => tellBelow(form, shared.messages.problems.unavailable))
  })
}

/** The choice was not kept: the form stays, and says so. */
function tellBelow(form: HTMLFormElement, text: string) {
  const line = form.querySelector('[role=alert]') ?? form.appendChild(document.createElement('p'))
  line.setAttribute('role', 'alert')
  line.className = 'wrap small'
  line.textContent = text
}

/** Loads the same page in a new document, as if it were the first. Without the fragment: with it, nothing would be loaded. */
export function loadAnew() {
  // Chromium keeps the history state through the load.
  history.replaceState(null, '')
  location.replace(location.pathname + location.search)
}
