import { pageOfClick } from './navigation/links.ts'

// Inlined into every page. Hydrates the page on the first interaction. A link or button used before that is handled by the
// page's own code once it has loaded, or by the browser if the code does not load in time.
const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)
const root = find('#root')!
const html = document.documentElement
const patience = 4000
let alive: Promise<{ navigate(url: URL): void }> | undefined
let isAlive = false

function wake() {
  // All that the page needs at once; found one by one it would take a round trip each.
  const startFiles = find<HTMLTemplateElement>('template')
  if (startFiles) html.append(startFiles.content)
  alive ??= import(/* @vite-ignore */ root.dataset.entry!).then(
    (app) => {
      isAlive = true
      delete html.dataset.script
      return app
    },
    (error) => {
      // The next tap tries again.
      alive = undefined
      throw error
    },
  )
  return alive
}

/** On pages that do not work without the code: says that it did not load. Returns false on other pages. */
function tellFailure(): boolean {
  html.classList.remove('waking')
  delete html.dataset.waiting
  const notice = find('#script-failed')
  if (!notice) return false
  html.dataset.script = 'failed'
  notice.scrollIntoView({ block: 'center' })
  return true
}

let taps = 0

/**
 * Handles a tap once the page is hydrated, or by `otherwise` if that takes too long; not after a later tap. `otherwise`
 * returns whether it handled the tap: if not, the page may still do so.
 */
function whenAlive(then: (app: { navigate(url: URL): void }) => void, otherwise: () => boolean) {
  const tap = ++taps
  const answer = (run: () => boolean) => {
    // An answered tap is no longer the last one.
    if (tap === taps && run()) taps++
  }
  if (!isAlive) html.dataset.waiting = ''
  const timer = setTimeout(answer, patience, otherwise)
  wake()
    .then(
      (app) =>
        answer(() => {
          delete html.dataset.waiting
          then(app)
          return true
        }),
      () => answer(otherwise),
    )
    .then(() => clearTimeout(timer))
}
for (const event of ['pointerover', 'keydown', 'focusin', 'scroll', 'input']) {
  addEventListener(event, wake, { once: true, capture: true })
}
// Pages that only the script can show: those with a frame in place of their HTML (early-script.ts), and those filtered by
// their address. The kiosk's page wakes itself (booking/kiosk/early-question.ts).
if ((find('[data-wake]') && location.search) || html.matches('.waking')) {
  const timer = setTimeout(tellFailure, 2 * patience)
  wake()
    .catch(tellFailure)
    .then(() => clearTimeout(timer))
}
// After the first paint, so as not to delay it.
const { liveScript } = root.dataset
if (liveScript) requestAnimationFrame(() => setTimeout(() => import(/* @vite-ignore */ liveScript)))
const { thirdParties } = html.dataset
if (thirdParties === 'here') import(/* @vite-ignore */ root.dataset.thirdParties!)
addEventListener('click', (event) => {
  if ((event.target as Element).closest('[data-reload]')) return location.reload()
  // Third-party scripts cannot be unloaded, so the browser follows links to a new document.
  const url = thirdParties === 'here' ? undefined : pageOfClick(event)
  if (!url) return
  event.preventDefault()
  whenAlive(
    (app) => app.navigate(url),
    () => {
      // Another address of this page would load the same HTML again.
      if (url.pathname === location.pathname && tellFailure()) return false
      location.assign(url)
      return true
    },
  )
})
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement
    if (isAlive) return
    // The cookie banner works without the script; it returns to this page, with the choices in its address.
    if (form.matches('[action$=consent]')) {
      ;(form.elements as unknown as { return: HTMLInputElement }).return.value += location.search
      return
    }
    event.preventDefault()
    const button = event.submitter
    button?.setAttribute('aria-busy', 'true')
    const end = () => button?.removeAttribute('aria-busy')
    whenAlive(
      () => {
        end()
        form.requestSubmit(button)
      },
      () => {
        end()
        if (!form.hasAttribute('action') && tellFailure()) return false
        form.submit()
        return true
      },
    )
  },
  true,
)
