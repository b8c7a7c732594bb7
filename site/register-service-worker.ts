import { trustedScriptUrl } from '#ui/trusted-types.ts'

/** Over HTTPS only: on http, localhost included, there is none, unless a test asks for it. */
export function registerServiceWorker() {
  const asked = document.documentElement.hasAttribute('data-test-service-worker')
  if (!('serviceWorker' in navigator) || (location.protocol !== 'https:' && !asked)) return
  void navigator.serviceWorker.register(trustedScriptUrl('/sw.js'))
}
