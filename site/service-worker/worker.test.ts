import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type Listener = (event: object) => void
/** What is in the cache, and what was written to it, by path. */
const kept = new Map<string, string>()
const stored: string[] = []
const listeners = new Map<string, Listener>()

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('self', {
    location: new URL('https://innom.example/sw.js'),
    bookingPaths: ['/bestill-time/'],
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  })
  // A disk that never finishes writing: whatever waits for it runs into the test's time limit.
  stored.length = 0
  kept.clear()
  const cache = {
    match: async (path: string) => (kept.has(path) ? new Response(kept.get(path)) : undefined),
    keys: async () => [],
    put: (path: string) => {
      stored.push(path)
      return new Promise(() => {})
    },
  }
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

it('leaves what a booking fetches to the browser', async () => {
  expect(await answerTo('/page-data/bestill-time/page-data.json', 'cors')).toBeUndefined()
  expect(await answerTo('/api/slots', 'cors')).toBeUndefined()
})

it('shows who opens the booking without a network what to do, and stores nothing of a booking with one', async () => {
  expect(await answerTo('/bestill-time/', 'navigate')).toBe('answered')
  expect(stored).toEqual([])
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  kept.set('/uten-nett/', 'You are offline')
  expect(await answerTo('/bestill-time/', 'navigate')).toBe('You are offline')
})
