import type { Browser } from '@playwright/test'
import type { Progress } from '#compiler/output/progress.ts'
import type { BenchContext } from './harness/benchmark.ts'
import type { Figure } from './harness/figure.ts'
import { launchBrowser, newPhone, slowProcessor } from './harness/phone.ts'
import { buildForServing, serveSite } from './harness/site.ts'
import { percentile } from './harness/statistics.ts'
import { type Interaction, type Recording, readRecording, recordInteractions } from './interact/event-timing.ts'
import { firstTaps, timeFirstTap } from './interact/first-tap.ts'
import { bookByTaps } from './interact/walk.ts'

const walks = 3
/** Shorter interactions are not recorded one by one. */
const threshold = 16

/** How soon the screen answers taps and keys through a whole booking, on a phone four times slower. */
export async function benchInteract(context: BenchContext): Promise<Figure[]> {
  const { progress } = context
  const site = await buildForServing(context)
  // Codes must be readable, which no server in production allows.
  await using server = await serveSite(site.dist, 0, { APP_ENV: 'test', SMS_GATEWAY: 'outbox' })
  await using browser = await launchBrowser()
  const recordings: Recording[] = []
  for (let walk = 0; walk < walks; walk++) {
    progress(`booking ${walk + 1} of ${walks}`)
    const phone = await newPhone(browser, server.address)
    await recordInteractions(phone)
    const page = await phone.newPage()
    await slowProcessor(page)
    await page.goto(`${server.address}/`, { waitUntil: 'networkidle' })
    await bookByTaps(page, `+479${walk}555123`)
    recordings.push(await readRecording(page))
    await phone.close()
  }
  return [...listFigures(recordings), ...(await timeFirstTaps(browser, server.address, progress))]
}

const visits = 3

/** The first tap of a visit, on a slow network as well. */
async function timeFirstTaps(browser: Browser, address: string, progress: Progress): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const tap of firstTaps) {
    const times: number[] = []
    for (let visit = 0; visit < visits; visit++) {
      progress(`first tap, ${tap} ${visit + 1} of ${visits}`)
      times.push(await timeFirstTap(browser, address, tap))
    }
    figures.push({
      bench: 'interact',
      what: `first tap of a visit to painted, ${tap}, slow 4G`,
      unit: 's',
      ours: percentile(times, 50) / 1000,
      bar: { atMost: 2.5 },
      note: `median of ${visits}; all: ${times.map((it) => (it / 1000).toFixed(2)).join(', ')}`,
    })
  }
  return figures
}

function listFigures(recordings: Recording[]): Figure[] {
  const slow = recordings.flatMap((it) => it.slow)
  const count = recordings.reduce((sum, it) => sum + it.count, 0)
  const durations = [...slow.map(({ duration }) => duration), ...Array<number>(count - slow.length).fill(threshold)]
  const worst = slow.toSorted((a, b) => b.duration - a.duration).slice(0, 4)
  return [
    {
      bench: 'interact',
      what: 'next paint after a tap or key, 98th percentile',
      unit: 'ms',
      ours: percentile(durations, 98),
      bar: { atMost: 100 },
      note: `${count} in ${recordings.length} whole bookings; slowest: ${worst.map(describeInteraction).join('; ')}`,
    },
    {
      bench: 'interact',
      what: 'layout shift through a whole booking, worst',
      unit: '',
      ours: Math.max(...recordings.map(({ shift }) => shift)),
      bar: { exactly: 0 },
      note: recordings.flatMap(({ moved }) => moved).join('; '),
    },
  ]
}

const describeInteraction = ({ duration, on, waiting, handling }: Interaction) =>
  `${duration} ms ${on} (waited ${Math.round(waiting)}, handled ${Math.round(handling)})`
