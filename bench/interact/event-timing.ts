import type { BrowserContext, Page } from '@playwright/test'

/** What a visitor did and how long it took until the next frame was on the screen, as the browser's own event timing tells. */
export interface Interaction {
  /** Milliseconds, in steps of eight. */
  duration: number
  /** For the reader: the event and what it was on. */
  on: string
  /** Of the duration, before and during the page's own handlers. */
  waiting: number
  handling: number
}

export interface Recording {
  /** Every interaction that took 16 ms or longer, the slowest event of each. */
  slow: Interaction[]
  /** How many there were in all. */
  count: number
  /** Layout shifts that did not follow an interaction, as the cumulative layout shift counts them. */
  shift: number
  /** What moved. */
  moved: string[]
}

type Recorded = Window & { recording?: Recording }

/** Records from the first moment of every document. */
export async function recordInteractions(context: BrowserContext) {
  await context.addInitScript(() => {
    const recording: Recording = { slow: [], count: 0, shift: 0, moved: [] }
    ;(window as Recorded).recording = recording
    const byId = new Map<number, Interaction>()
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      return element ? `${element.localName}.${element.className} ${element.textContent?.slice(0, 30)}` : 'nothing'
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
        const { interactionId: id, duration, startTime, processingStart, processingEnd } = entry
        if (id === 0 || (byId.get(id)?.duration ?? 0) >= duration) continue
        const on = `${entry.name} on ${nameOf(entry.target)}`
        byId.set(id, { duration, on, waiting: processingStart - startTime, handling: processingEnd - processingStart })
      }
      recording.slow = [...byId.values()]
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        if (shift.hadRecentInput) continue
        recording.shift += shift.value
        recording.moved.push(`${shift.value.toFixed(4)}: ${shift.sources.map(({ node }) => nameOf(node)).join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    interface LayoutShift {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
  })
}

/** What was recorded in the document that is shown. */
export function readRecording(page: Page): Promise<Recording> {
  return page.evaluate(
    () =>
      new Promise<Recording>((resolve) =>
        // Entries of the last frame come after it.
        requestAnimationFrame(() =>
          setTimeout(() => {
            const { interactionCount } = performance as unknown as { interactionCount: number }
            resolve({ ...(window as Recorded).recording!, count: interactionCount })
          }, 100),
        ),
      ),
  )
}
