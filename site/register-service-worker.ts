import { trustedScriptUrl } from '#ui/trusted-types.ts'

/** Over HTTPS only: on http, localhost included, there is none, unless a test asks for it. */
export function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return
  const asked = location.hostname === 'localhost' && sessionStorage.getItem('test-service-worker') === 'yes'
  if (location.protocol === 'https:' || asked) void navigator.serviceWorker.register(trustedScriptUrl('/sw.js'))
}
