import { recallBooking } from '#booking/manage/booking-key.ts'
import { pageOfClick } from './navigation/links.ts'

// Inlined into every page. Brings the page to life on the first sign of a visitor, and keeps a click on a link that comes
// before it is alive: that click is answered by the router, or by the browser itself if the script does not come in time.
const root = document.getElementById('root')!
const patience = 4000
let alive: Promise<{ navigate(url: URL): void }> | undefined

function wake() {
  alive ??= import(/* @vite-ignore */ root.dataset.entry!)
  return alive
}
for (const event of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'input']) {
  addEventListener(event, wake, { once: true, passive: true, capture: true })
}
// What stands in the HTML of the booking is its first step, and below it what somebody without a booking sees; an address
// with choices, or a booking of one's own, is shown by the script alone.
const eager = document.querySelector<HTMLElement>('[data-wake]')?.dataset.wake
if ((eager === 'query' && location.search) || (eager === 'booking' && (location.hash || recallBooking()))) {
  document.documentElement.classList.add('waking')
  wake()
}
const { thirdParties } = document.documentElement.dataset
if (thirdParties === 'here') {
  const here = location.pathname + location.search
  // An entry of the history that an earlier document made for another page; first in line, so that nobody else hears of it.
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
  const leave = () => location.assign(url)
  const timer = setTimeout(leave, patience)
  wake().then((app) => {
    clearTimeout(timer)
    app.navigate(url)
  }, leave)
})
