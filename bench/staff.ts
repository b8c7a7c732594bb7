import type { Page } from '@playwright/test'
import { startTestServer } from '#database/testing/postgres-server.ts'
import { makeChain } from './booking/chain.ts'
import { listSeparateSlots, makeOrder } from './booking/orders.ts'
import { startApi } from './booking/start-api.ts'
import type { BenchContext } from './harness/benchmark.ts'
import { cpuWhile } from './harness/cpu.ts'
import { type Figure, ratioFigure } from './harness/figure.ts'
import { launchBrowser } from './harness/phone.ts'
import { interleave } from './harness/rounds.ts'
import type { ServerProcess } from './harness/server-process.ts'
import { buildForServing, serveSite } from './harness/site.ts'
import { compare } from './harness/statistics.ts'
import { makeFullDay } from './staff/full-day.ts'
import { openWindows } from './staff/live-windows.ts'
import { signInAsAdministrator, signInOnceMore } from './staff/sign-in.ts'

const rounds = 5
const windowCount = 50
const bookingsEach = 300
/** Milliseconds between two bookings: a busy chain, and events are not gathered into one. */
const bookEvery = 10

/** The console: a full day scrolled in the browser, and what open windows cost the server. */
export async function benchStaff(context: BenchContext): Promise<Figure[]> {
  const { dist } = await buildForServing(context)
  return [await measureFrames(context, dist), await measureWindows(context, dist)]
}

/** Frames a second while a day of thirty practitioners is scrolled through, beside an empty page of the same size. */
async function measureFrames({ progress }: BenchContext, dist: string): Promise<Figure> {
  await using server = await serveSite(dist, 0, { APP_ENV: 'test', SMS_GATEWAY: 'outbox' })
  await using browser = await launchBrowser()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const [name, value] = (await signInAsAdministrator(server.address)).split('=') as [string, string]
  await context.addCookies([{ name, value, url: server.address }])
  const page = await context.newPage()
  await page.route('**/api/staff/day?*', (route) => {
    const query = new URL(route.request().url()).searchParams
    return route.fulfill({ json: makeFullDay(query.get('clinic')!, query.get('date')!) })
  })
  await page.goto(`${server.address}/en/staff/?screen=day`)
  await page.locator('.visit').first().waitFor()
  const empty = await context.newPage()
  await empty.goto(`${server.address}/robots.txt`)
  const results = await interleave(
    rounds,
    { ours: () => countFrames(page, '.time-line'), baseline: () => countFrames(empty, undefined) },
    progress,
  )
  return ratioFigure(
    { bench: 'staff', what: 'a day of thirty practitioners scrolled', unit: 'frames a second', bar: { atLeast: 0.95 } },
    'an empty page',
    compare(results),
  )
}

/** Scrolls an element for two seconds, down and up and sideways, as fast as a wheel is turned. Returns the frames a second. */
async function countFrames(page: Page, selector: string | undefined): Promise<number> {
  await page.bringToFront()
  return page.evaluate(async (scrolled) => {
    const element = scrolled === undefined ? undefined : document.querySelector(scrolled)!
    const began = performance.now()
    let frames = 0
    let before = began
    while (performance.now() - began < 2_000) {
      const at = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
      const pixels = (at - before) * 1.5
      const direction = Math.floor((at - began) / 500) % 2 === 0 ? 1 : -1
      if (element && at - began < 1_000) element.scrollBy(0, direction * pixels)
      else element?.scrollBy(direction * pixels, 0)
      before = at
      frames++
    }
    return (frames * 1_000) / (performance.now() - began)
  }, selector)
}

/** The processor time of a server that takes bookings while consoles follow it, beside the same bookings without them. */
async function measureWindows({ progress, folder }: BenchContext, dist: string): Promise<Figure> {
  const chain = makeChain(dist, folder, 1)
  const slots = listSeparateSlots(chain, bookingsEach * 2 * (rounds + 1))
  await using postgres = await startTestServer()
  await using api = await startApi(chain, postgres.url, { SMS_GATEWAY: 'outbox' })
  const first = await signInAsAdministrator(api.address)
  const cookies = [first, ...(await Promise.all([1, 2].map(() => signInOnceMore(api.address, first))))]
  const clinics = chain.facts.clinics.map(({ id }) => id)
  progress('warming up')
  await book(api, slots.splice(0, bookingsEach * 2))
  let told = 0
  const withWindows = async () => {
    using windows = await openWindows(api.address, cookies, clinics, windowCount)
    const spent = await book(api, slots.splice(0, bookingsEach))
    told += windows.told()
    return spent
  }
  const results = await interleave(
    rounds,
    { ours: withWindows, baseline: () => book(api, slots.splice(0, bookingsEach)) },
    progress,
  )
  if (told === 0) throw new Error('no window was told of a booking')
  const note = `${windowCount} windows over ${clinics.length} clinics; ${told} events in all. What each window reads again is not part of it.`
  return ratioFigure(
    { bench: 'staff', what: 'CPU of a booking with open windows', unit: 'µs', bar: { atMost: 1.2 }, note },
    'without windows',
    compare(results),
  )
}

/** Books one time after the other. Returns the microseconds of processor time that each took the server. */
async function book({ address, child }: ServerProcess, slots: string[]): Promise<number> {
  const work = async () => {
    for (const slot of slots) {
      const [answer] = await Promise.all([
        fetch(`${address}/api/bookings`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': `staff-${slot}` },
          body: makeOrder(slot),
        }),
        new Promise((resolve) => setTimeout(resolve, bookEvery)),
      ])
      if (answer.status !== 201) throw new Error(`a booking was answered with ${answer.status}: ${await answer.text()}`)
    }
  }
  const { microseconds } = await cpuWhile([child.pid!], work, () => slots.length)
  return microseconds
}
