import type { PageData } from '#compiler/page-data.ts'
import { trustedScriptUrl } from '#ui/trusted-types.ts'

export type Consent = 'accepted' | 'refused' | 'none'

/** Pages that tell of somebody's health: no third party hears of a visit to them, whatever was accepted. */
const privateKinds = new Set<PageData['kind']>(['condition', 'body-area', 'booking', 'tool'])

export function currentConsent(): Consent {
  const value = /(?:^|; )consent=(accepted|refused)/.exec(document.cookie)?.[1]
  return (value as Consent | undefined) ?? 'none'
}

/** Answers the consent forms without a new page; they work as plain forms, too. */
export function startConsent(page: PageData) {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (new URL(form.action).pathname !== '/api/consent') return
    event.preventDefault()
    const choice = ((event as SubmitEvent).submitter as HTMLButtonElement | null)?.value
    void saveConsent(choice === 'accept' ? 'accept' : 'refuse', page)
  })
  loadThirdParties(page)
}

async function saveConsent(choice: 'accept' | 'refuse', page: PageData) {
  const body = new URLSearchParams({ choice })
  await fetch('/api/consent', { method: 'POST', body, headers: { accept: 'application/json' } })
  document.documentElement.dataset.consent = choice === 'accept' ? 'accepted' : 'refused'
  dispatchEvent(new Event('consent-changed'))
  loadThirdParties(page)
}

let loaded = false

/** Whether going to a page must be a fresh start, because scripts of others are here and must not see it. */
export function mustLeaveThirdParties(page: PageData): boolean {
  return loaded && privateKinds.has(page.kind)
}

/** Loads the tag manager, the chat and the pixels, after consent only, where the server names any (never outside production and development). */
export function loadThirdParties(page: PageData) {
  if (loaded || currentConsent() !== 'accepted' || privateKinds.has(page.kind)) return
  loaded = true
  void fetch('/api/third-parties')
    .then((answer) => answer.json())
    .then(({ scripts }: { scripts: { src: string; settings: Record<string, unknown> }[] }) => {
      const page = window as { dataLayer?: unknown[] }
      page.dataLayer ??= []
      for (const { src, settings } of scripts) {
        page.dataLayer.push(settings)
        const script = document.createElement('script')
        script.async = true
        script.src = trustedScriptUrl(src)
        document.head.append(script)
      }
    })
    .catch(() => {
      loaded = false
    })
}
