import type { AnswerOf } from '#domain/api/call-types.ts'
import { currentConsent, loadAnew } from './consent.ts'

// Imported by the inline script where the server says that scripts of others may run: the visitor has accepted, the page
// tells nothing of anybody's health, and the document's policy allows them. A saved copy of the page may be older than the
// choice, so that is looked at again. An entry with a state is one of several
// pages of an earlier document, which Back would show to them.
if (currentConsent() === 'accepted' && history.state === null) void load()

const here = location.pathname + location.search
// A history entry that an earlier document made for another page.
addEventListener('popstate', (event) => {
  if (location.pathname + location.search === here) return
  event.stopImmediatePropagation()
  location.reload()
})

async function load() {
  const answer = await fetch('/api/third-parties')
  if (!answer.ok) return
  const { scripts }: AnswerOf<'GET /third-parties'> = await answer.json()
  if (scripts.length === 0) return
  hideEarlierPages()
  const page = window as { dataLayer?: unknown[] }
  page.dataLayer ??= []
  for (const { settings } of scripts) page.dataLayer.push(settings)
  // What Google's tag manager wants before it starts; it takes commands as an `arguments` object, not as an array.
  const command = (...args: unknown[]) => page.dataLayer!.push(toArguments(...args))
  command('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  })
  command('set', { anonymize_ip: true, allow_google_signals: false, allow_ad_personalization_signals: false })
  page.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  for (const { src } of scripts) document.head.append(Object.assign(document.createElement('script'), { src }))
  // Refused in another tab meanwhile.
  addEventListener('visibilitychange', () => currentConsent() !== 'accepted' && loadAnew())
}

function toArguments(..._: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: see above
  return arguments
}

/** Earlier pages may reveal something about somebody's health. */
function hideEarlierPages() {
  Object.defineProperty(document, 'referrer', { value: '' })
  Object.defineProperty(window, 'navigation', { value: undefined })
}
