import { type Box, findClearPlace, isClear } from './find-clear-place.ts'

/** What nobody should look for in vain: everything that can be used, whom to call, and what the page is about. */
const needed =
  'a, button, input, select, textarea, summary, label, td, dd, [role=alert], .care, .emergency, .consent, .site-notice, .notice, h1, .lead'

/** How long after the last scrolling a new place is looked for. While the page moves, the offer only goes out of the way. */
const settled = 150

/** Keeps a fixed box where it covers nothing that is needed; where there is no such place, it is not seen. Returns what ends it. */
export function keepClear(box: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const isHeld = () => box.contains(document.activeElement)
  const show = (isShown: boolean) => {
    box.style.visibility = isShown ? 'visible' : 'hidden'
  }
  const find = () => {
    const { width, height } = box.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    const place = findClearPlace(
      { width, height },
      { width: clientWidth, height: clientHeight, margin: 16 },
      listNeeded(box),
    )
    if (place) {
      box.style.left = `${place.left}px`
      box.style.top = `${place.top}px`
    }
    show(place !== undefined)
  }
  const avoid = () => {
    if (isHeld()) return
    if (!isClear(box.getBoundingClientRect(), listNeeded(box))) show(false)
    clearTimeout(timer)
    timer = setTimeout(() => (isClear(box.getBoundingClientRect(), listNeeded(box)) ? show(true) : find()), settled)
  }
  const moves = ['scroll', 'resize', 'click', 'toggle'] as const
  for (const event of moves) addEventListener(event, avoid, { capture: true, passive: true })
  find()
  return () => {
    clearTimeout(timer)
    for (const event of moves) removeEventListener(event, avoid, { capture: true })
  }
}

function listNeeded(box: HTMLElement): Box[] {
  return [...document.querySelectorAll(needed)]
    .filter((element) => !box.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width > 1 && height > 1 && bottom > 0 && top < innerHeight)
}
