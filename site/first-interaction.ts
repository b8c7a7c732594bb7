import { loadAttribute, rootId } from '#domain/site/page-places.ts'
import { pageOfClick, savesData } from './navigation/links.ts'

// Inlined into every page. Hydrates the page on the first interaction. A link or button used before that is handled by the
// page's own code once it has loaded, or by the browser if the code does not load in time.
const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)
const { entry, liveScript, thirdParties } = find(`#${rootId}`)!.dataset
const html = document.documentElement
const state = html.dataset
const patience = 4000
let loading: Promise<{ navigate(url: URL): void }> | undefined
let isLoaded = false
/** All that the page needs to start. */
const startFiles = find<HTMLTemplateElement>('template')?.content

function loadApp() {
  // In one round; found one by one they would take a round trip each.
  if (startFiles) html.append(startFiles)
  loading ??= import(/* @vite-ignore */ entry!).then(
    (app) => {
      isLoaded = true
      delete state.script
      return app
    },
    (error) => {
      // The next tap tries again.
      loading = undefined
      throw error
    },
  )
  return loading
}

/** On pages that do not work without the code: says that it did not load. Returns nothing on other pages. */
function tellFailure(): true | undefined {
  // 'starting' is the only class of the root element; this way takes fewer bytes than its name.
  html.className = ''
  delete state.waiting
  const notice = find('#script-failed')
  if (!notice) return
  state.script = 'failed'
  // Below the header: scroll-padding.
  notice.scrollIntoView()
  return true
}

let taps = 0

/**
 * Handles a tap once the page is hydrated, or by `otherwise` if that takes too long; not after a later tap. `otherwise`
 * returns true if it did not handle the tap: the page may still do so.
 */
function whenLoaded(then: (app: { navigate(url: URL): void }) => void, otherwise: () => unknown) {
  let tap = ++taps
  const answer = (run: () => unknown) => {
    // An answered tap is no longer the last one.
    if (tap === taps && !run()) taps++
  }
  state.waiting = ''
  setTimeout(answer, patience, otherwise)
  loadApp().then(
    (app) =>
      answer(() => {
        delete state.waiting
        then(app)
      }),
    () => {
      answer(otherwise)
      // There is nothing more to wait for.
      tap = 0
    },
  )
}
// Voice control and autofill change a field that was never touched; a link from an SMS may change only the fragment.
for (const event of 'pointerover keydown focusin scroll input hashchange'.split(' '))
  addEventListener(event, loadApp, { once: true })
// Pages that only the script can show: those with a frame in place of their HTML (early-script.ts), and those filtered by
// their address. The kiosk's page loads it by itself (booking/kiosk/registration/early-question.ts).
if ((find(`[${loadAttribute}]`) && location.search) || html.className) {
  setTimeout(() => isLoaded || tellFailure(), 2 * patience)
  loadApp().catch(tellFailure)
}
// Fetched when the page has loaded and the browser is idle, and not run: the first tap finds it in the browser's cache.
// Once the script is loaded, nothing is left to fetch.
if (startFiles && !savesData()) {
  addEventListener('load', () =>
    (self.requestIdleCallback ?? setTimeout)(() => {
      for (const { href } of startFiles.children as unknown as HTMLLinkElement[])
        fetch(href, { priority: 'low' }).then(
          (answer) => answer.blob(),
          () => {},
        )
    }),
  )
}
// After the first paint, so as not to delay it.
if (liveScript) requestAnimationFrame(() => setTimeout(() => import(/* @vite-ignore */ liveScript)))
const thirdPartiesRun = state.thirdParties === 'here'
if (thirdPartiesRun) import(/* @vite-ignore */ thirdParties!)
addEventListener('click', (event) => {
  const target = event.target as Element
  if (target.closest('[data-reload]')) return location.reload()
  // Third-party scripts cannot be unloaded, so the browser follows links to a new document.
  const url = isLoaded || thirdPartiesRun ? undefined : pageOfClick(event)
  const isHere = url?.pathname === location.pathname
  // Buttons lead to the booking, whose code is large: its document is there in one round trip.
  if (!url || (!isHere && target.closest('.btn'))) return
  event.preventDefault()
  whenLoaded(
    (app) => app.navigate(url),
    // Another address of this page would load the same HTML again.
    () => (isHere && tellFailure()) || location.assign(url),
  )
})
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement
    if (isLoaded) return
    // The cookie banner works without the script; it returns to this page, with the choices in its address.
    if (form.matches('[action$=consent]')) {
      ;(form.elements as unknown as { return: HTMLInputElement }).return.value += location.search
      return
    }
    event.preventDefault()
    const button = event.submitter
    if (button) button.ariaBusy = 'true'
    const end = () => {
      if (button) button.ariaBusy = null
    }
    whenLoaded(
      () => {
        end()
        form.requestSubmit(button)
      },
      () => {
        end()
        return (!form.hasAttribute('action') && tellFailure()) || form.submit()
      },
    )
  },
  true,
)
