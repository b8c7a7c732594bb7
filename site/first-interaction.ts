import { recallBooking } from '#booking/manage/booking-key.ts'
import { pageOfClick } from './navigation/links.ts'

// Inlined into every page. Brings the page to life on the first sign of a visitor. A link or a button that is used before
// that is answered by the page's own code once it is there, or by the browser itself if the code does not come in time.
const root = document.getElementById('root')!
const patience = 4000
let alive: Promise<{ navigate(url: URL): void }> | undefined
let isAlive = false

function wake() {
  alive ??= import(/* @vite-ignore */ root.dataset.entry!).then((app) => {
    isAlive = true
    return app
  })
  return alive
}

let taps = 0

/** Does one thing when the page is alive, or another when it does not come to life in time; neither after a later tap. */
function whenAlive(then: (app: { navigate(url: URL): void }) => void, otherwise: () => void) {
  const tap = ++taps
  let isAnswered = false
  const answer = (run: () => void) => {
    if (isAnswered || tap !== taps) return
    isAnswered = true
    run()
  }
  setTimeout(answer, patience, otherwise)
  wake().then(
    (app) => answer(() => then(app)),
    () => answer(otherwise),
  )
}
for (const event of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'input']) {
  addEventListener(event, wake, { once: true, passive: true, capture: true })
}
// What stands in the HTML of the booking is its first step, and below it what somebody without a booking sees; an address
// with choices, or a booking of one's own, is shown by the script alone.
const eager = document.querySelector<HTMLElement>('[data-wake]')?.dataset.wake
if ((eager === 'query' && location.search) || (eager === 'booking' && (location.hash || recallBooking()))) {
  wake().catch(() => document.documentElement.classList.remove('waking'))
}
// After the first paint, which it must not hold up.
const { liveScript } = root.dataset
if (liveScript) requestAnimationFrame(() => setTimeout(() => import(/* @vite-ignore */ liveScript)))
const { thirdParties } = document.documentElement.dataset
if (thirdParties === 'here') {
  const here = location.pathname + location.search
  // An entry of the history that an earlier document made for another page; registered first, so that no other listener handles it.
  addEventListener('popstate', (event) => {
    if (location.pathname + location.search === here) return
    event.stopImmediatePropagation()
    location.reload()
  })
  import(/* @vite-ignore */ root.dataset.thirdParties!)
}
addEventListener('click', (event) => {
  // Scripts of others cannot be unloaded: the browser follows links to a new document.
  const url = thirdParties === 'here' ? undefined : pageOfClick(event)
  if (!url) return
  event.preventDefault()
  whenAlive(
    (app) => app.navigate(url),
    () => location.assign(url),
  )
})
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement
    // The question about cookies needs no script, and its buttons say which answer it is.
    if (isAlive || form.getAttribute('action') === '/api/consent') return
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
        form.submit()
      },
    )
  },
  true,
)
