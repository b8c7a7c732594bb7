import { localeOfAddress } from '#domain/site/site-addresses.ts'
import { treatmentOf, withSavedDate } from './rules.ts'

// Caches what a visitor has read, so that it can be read again offline. Bookings and the API are never cached.
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends WorkerEvent {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface Worker {
  location: Location
  /** Paths of the pages around a booking; the compiler writes them in front of this script. */
  bookingPaths: string[]
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}
const worker = self as unknown as Worker

const keptPages = 'pages-1'
const keptFiles = 'files-1'
const mostPages = 150
/** About four versions of the site's code, drawings and shared data: a tab that was opened with an earlier one goes on working. */
const mostFiles = 300
const patience = 1500
const offlinePages = { no: '/uten-nett/', en: '/en/offline/' }

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(Object.values(offlinePages).map(keepOfflinePage)).then(() => worker.skipWaiting()))
})
worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim())
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== worker.location.origin) return
  const isPage = request.mode === 'navigate'
  const treatment = treatmentOf(request.method, url.pathname, isPage, worker.bookingPaths)
  if (treatment === 'network') return
  if (treatment === 'online') return event.respondWith(fromNetworkOnly(event, url))
  if (treatment === 'forever') return event.respondWith(keepForever(event))
  event.respondWith(fromNetworkOrKept(event, url, isPage, treatment === 'article' ? patience : undefined))
})

/** With its drawing, which nobody has seen yet when it is needed. */
async function keepOfflinePage(path: string) {
  const pages = await caches.open(keptPages)
  await pages.add(path)
  const html = await (await pages.match(path))!.text()
  const drawings = Array.from(html.matchAll(/"(\/art\/[^"#]+)/g), ([, address]) => address!)
  await (await caches.open(keptFiles)).addAll([...new Set(drawings)])
}

/** Nothing of a booking is stored. */
async function fromNetworkOnly(event: FetchEvent, url: URL): Promise<Response> {
  try {
    return await fetch(event.request)
  } catch (error) {
    return offlineAnswer(await caches.open(keptPages), url, true, error)
  }
}

async function keepForever(event: FetchEvent): Promise<Response> {
  const { request } = event
  const cache = await caches.open(keptFiles)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) event.waitUntil(keepFile(cache, request, answer.clone()))
  return answer
}

async function fromNetworkOrKept(event: FetchEvent, url: URL, isPage: boolean, wait?: number): Promise<Response> {
  const network = fetch(event.request)
  // Handled below, once the cache is open.
  network.catch(() => {})
  const cache = await caches.open(keptPages)
  // Beside the answer: no page waits until its copy is written.
  const copied = network.then(async (answer) => {
    if (answer.ok && answer.type === 'basic' && url.search === '') await keep(cache, url.pathname, answer.clone())
  })
  // If the network is late, it goes on in the background and updates the cache.
  event.waitUntil(copied.catch(() => {}))
  const kept = await cache.match(url.pathname)
  if (!kept) return network.catch((error) => offlineAnswer(cache, url, isPage, error))
  const late = new Promise<undefined>((resolve) => wait && setTimeout(resolve, wait))
  const answer = await Promise.race([network.catch(() => undefined), late])
  return answer ?? savedAnswer(kept, isPage)
}

async function offlineAnswer(cache: Cache, url: URL, isPage: boolean, error: unknown): Promise<Response> {
  if (!isPage) throw error
  const page = await cache.match(offlinePages[localeOfAddress(url.pathname)])
  return page ?? Response.error()
}

async function savedAnswer(kept: Response, isPage: boolean): Promise<Response> {
  const headers = new Headers(kept.headers)
  if (!isPage) return new Response(kept.body, { headers })
  const savedOn = new Date(headers.get('x-kept-at') ?? Date.now())
  headers.delete('content-length')
  return new Response(withSavedDate(await kept.text(), savedOn), { headers })
}

/** Caches a response with the time, and evicts the oldest when there are too many. */
async function keep(cache: Cache, path: string, answer: Response) {
  const headers = new Headers(answer.headers)
  headers.set('x-kept-at', new Date().toISOString())
  headers.delete('content-encoding')
  await cache.put(path, new Response(await answer.blob(), { headers }))
  const keys = await cache.keys()
  const spare = keys.filter((key) => !Object.values(offlinePages).includes(new URL(key.url).pathname))
  await dropOldest(cache, spare, mostPages)
}

async function keepFile(cache: Cache, request: Request, answer: Response) {
  await cache.put(request, answer)
  await dropOldest(cache, await cache.keys(), mostFiles)
}

/** Keys are in insertion order. */
async function dropOldest(cache: Cache, keys: readonly Request[], most: number) {
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)))
}
