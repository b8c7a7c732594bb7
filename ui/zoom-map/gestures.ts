/** What fingers, mouse and wheel ask for. Points are pixels from the upper left corner of the map. */
export interface GestureAnswers {
  panBy: (right: number, down: number) => void
  /** Whether anything changed. */
  zoomBy: (steps: number, x: number, y: number) => boolean
  /** With a double click or tap. */
  zoomTo: (x: number, y: number) => void
}

/** A finger that moves less is a tap. */
const stillness = 5

/** Listens until the returned function is called. Listeners of our own, since React's for the wheel cannot keep the page from scrolling. */
export function listenToGestures(element: SVGSVGElement, answers: () => GestureAnswers): () => void {
  const pointers = new Map<number, { x: number; y: number }>()
  const stop = new AbortController()
  let moved = 0
  const at = (event: MouseEvent) => {
    const { left, top } = element.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const middleOf = () => {
    const [a, b] = [...pointers.values()]
    return { x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2, apart: Math.hypot(a!.x - b!.x, a!.y - b!.y) }
  }
  const on = <K extends keyof SVGElementEventMap>(
    type: K,
    answer: (event: SVGElementEventMap[K]) => void,
    options: AddEventListenerOptions = {},
  ) => element.addEventListener(type, answer, { ...options, signal: stop.signal })

  on('pointerdown', (event) => {
    if (event.button !== 0) return
    if (pointers.size === 0) moved = 0
    pointers.set(event.pointerId, at(event))
  })
  on('pointermove', (event) => {
    const before = pointers.get(event.pointerId)
    if (!before) return
    const now = at(event)
    moved += Math.hypot(now.x - before.x, now.y - before.y)
    // Only a drag captures the pointer: a click belongs to the clinic below it.
    // Of a finger the browser does so itself.
    if (moved > stillness && event.pointerType !== 'touch' && !element.hasPointerCapture(event.pointerId))
      element.setPointerCapture(event.pointerId)
    if (pointers.size === 2) {
      const old = middleOf()
      pointers.set(event.pointerId, now)
      const next = middleOf()
      answers().panBy(old.x - next.x, old.y - next.y)
      if (old.apart > 0 && next.apart > 0) answers().zoomBy(Math.log2(next.apart / old.apart), next.x, next.y)
      return
    }
    pointers.set(event.pointerId, now)
    // One finger scrolls the page.
    if (event.pointerType !== 'touch' && moved > stillness) answers().panBy(before.x - now.x, before.y - now.y)
  })
  for (const type of ['pointerup', 'pointercancel'] as const) on(type, ({ pointerId }) => pointers.delete(pointerId))
  // Two fingers move the map: the browser would scroll the page with them too, and end our pointers.
  for (const type of ['touchstart', 'touchmove'] as const)
    on(type, (event) => event.touches.length > 1 && event.cancelable && event.preventDefault(), { passive: false })
  // What a drag ends on is not chosen.
  on('click', (event) => moved > stillness && event.stopPropagation(), { capture: true })
  on('dblclick', (event) => {
    const { x, y } = at(event)
    answers().zoomTo(x, y)
  })
  on(
    'wheel',
    (event) => {
      const hasFocus = element.parentElement!.contains(document.activeElement)
      if (!event.ctrlKey && !event.metaKey && !hasFocus) return
      const lines = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY
      const { x, y } = at(event)
      // A pinch on a trackpad comes as a wheel with Ctrl and small steps.
      const steps = -lines * (event.ctrlKey && Math.abs(lines) < 40 ? 0.015 : 0.004)
      const isZoomed = answers().zoomBy(Math.max(-1, Math.min(1, steps)), x, y)
      if (isZoomed || event.ctrlKey) event.preventDefault()
    },
    { passive: false },
  )
  return () => stop.abort()
}
