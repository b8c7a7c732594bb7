import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type Listener = (event: object) => void
const listeners = new Map<string, Listener>()

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('self', {
    location: new URL('https://innom.example/sw.js'),
    bookingPaths: ['/bestill-time/'],
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  })
  // A disk that never finishes writing: whatever waits for it runs into the test's time limit.
  const cache = { match: async () => undefined, keys: async () => [], put: () => new Promise(() => {}) }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', async () => {
    const answer = new Response('answered')
    Object.defineProperty(answer, 'type', { value: 'basic' })
    return answer
  })
  await import('./worker.ts')
})
afterEach(() => vi.unstubAllGlobals())

/** What the worker answers; undefined if it leaves the request to the browser. */
async function answerTo(path: string, mode: string): Promise<string | undefined> {
  let answer: Promise<Response> | undefined
  const respondWith = (given: Promise<Response>) => {
    answer = given
  }
  const request = { url: `https://innom.example${path}`, method: 'GET', mode }
  listeners.get('fetch')!({ request, respondWith, waitUntil: () => {} })
  return (await answer)?.text()
}

it.each([
  ['a page', '/rygg/', 'navigate'],
  ['the data of a page', '/page-data/rygg/page-data.json', 'cors'],
  ['code', '/assets/site-abcdefgh.js', 'cors'],
])('%s is shown without waiting until it is saved for reading offline', async (_, path, mode) => {
  expect(await answerTo(path, mode)).toBe('answered')
})

it('leaves the booking to the browser', async () => {
  expect(await answerTo('/bestill-time/', 'navigate')).toBeUndefined()
})
