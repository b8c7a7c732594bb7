/** Sent to the window when somebody touches a page in a frame, whose events do not come out of it. */
export const touchedInFrame = 'kiosk-touch'

/** Whether a link stays on the kiosk: a step of the booking, a place on the page, or one that says so (`data-inside`). */
function staysInside(link: Element): boolean {
  const href = link.getAttribute('href') ?? ''
  return href.startsWith('?') || href.startsWith('#') || link.hasAttribute('data-inside')
}

/** For clicks, before anybody else hears of them: what leads away does nothing. Such links look like text (frame.css). */
export function stopLeaving(event: { target: EventTarget | null; preventDefault(): void; stopPropagation(): void }) {
  const link = (event.target as Element | null)?.closest('a[href]')
  if (!link || staysInside(link)) return
  event.preventDefault()
  event.stopPropagation()
}

/** Another language is another page: without a network its place would be taken by one that says so, with links that leave. */
export function stopLanguages(event: Parameters<typeof stopLeaving>[0]) {
  if (!(event.target as Element | null)?.closest('a[hreflang]')) return
  event.preventDefault()
  event.stopPropagation()
}

/** The terms are pages with links of their own: in their frame nothing leads further, and touching them counts as being there. */
export function keepFrameInside(frame: HTMLIFrameElement) {
  const inner = frame.contentDocument
  if (!inner) return
  inner.addEventListener('click', stayOnPage, true)
  inner.addEventListener('contextmenu', (event) => event.preventDefault())
  for (const event of ['pointerdown', 'wheel', 'keydown']) {
    inner.addEventListener(event, () => dispatchEvent(new Event(touchedInFrame)), true)
  }
}

/** A place on the page is scrolled to by hand: the browser would make an entry of the history for it. */
function stayOnPage(event: MouseEvent) {
  const link = (event.target as Element).closest('a[href]')
  if (!link) return
  event.preventDefault()
  event.stopPropagation()
  const href = link.getAttribute('href') ?? ''
  if (href.startsWith('#')) link.ownerDocument.getElementById(href.slice(1))?.scrollIntoView()
}
