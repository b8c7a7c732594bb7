import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { factsLastFor, takePage } from './live-facts.ts'
import { refreshWhileSeen } from './refresh-while-seen.ts'

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'

  see(state: DocumentVisibilityState) {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

let page: Page
beforeEach(() => {
  vi.useFakeTimers()
  page = new Page()
  vi.stubGlobal('document', page)
  vi.stubGlobal('liveFacts', undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a page that is left open shows its facts again, and one that is returned to at once', () => {
  const show = vi.fn()
  refreshWhileSeen(show)
  expect(show).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2 * factsLastFor)
  expect(show).toHaveBeenCalledTimes(3)
  page.see('hidden')
  vi.advanceTimersByTime(10 * factsLastFor)
  expect(show).toHaveBeenCalledTimes(3)
  page.see('visible')
  expect(show).toHaveBeenCalledTimes(4)
})

it('a page that opens in the background asks for nothing before it is seen', () => {
  page.visibilityState = 'hidden'
  const show = vi.fn()
  refreshWhileSeen(show)
  expect(show).not.toHaveBeenCalled()
  page.see('visible')
  expect(show).toHaveBeenCalledTimes(1)
})

it('what React has taken over is left to it', () => {
  const show = vi.fn()
  refreshWhileSeen(show)
  takePage()
  vi.advanceTimersByTime(3 * factsLastFor)
  page.see('visible')
  expect(show).toHaveBeenCalledTimes(1)
})
