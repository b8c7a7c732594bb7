import type { AnswerOf } from '#domain/api/call-types.ts'
import type { PageData } from '#page-data/pages.ts'

interface OpenDocument {
  /** Whether third-party scripts may run in this document. */
  hasThirdParties: boolean
  loadAnew: () => void
}

/** Keeps a choice. Fetched when somebody chooses, because few do; what it needs of consent.ts comes in, or that would be a file of its own. */
export async function saveConsent(
  choice: string | undefined,
  page: PageData,
  { hasThirdParties, loadAnew }: OpenDocument,
) {
  const body = new URLSearchParams({ choice: choice === 'accept' ? 'accept' : 'refuse' })
  const answer = await fetch('/api/consent', { method: 'POST', body, headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`consent was answered with ${answer.status}`)
  const { consent, thirdParties }: AnswerOf<'POST /consent'> = await answer.json()
  const mayLoad = consent === 'accepted' && thirdParties
  // Accepted: this document's policy forbids the scripts. Refused: they are already running and cannot be unloaded.
  if (hasThirdParties || (mayLoad && page.thirdParties && !hasTyped())) return loadAnew()
  const root = document.documentElement
  if (mayLoad) root.dataset.thirdParties = 'elsewhere'
  else delete root.dataset.thirdParties
  root.dataset.consent = consent
  dispatchEvent(new Event('consent-changed'))
}

/** Loading the page anew would lose it; the next page has the scripts. */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)')
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}
