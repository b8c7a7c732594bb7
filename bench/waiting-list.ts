import type { BenchContext } from './harness/benchmark.ts'
import { type Figure, ratioFigure } from './harness/figure.ts'
import { compare, median } from './harness/statistics.ts'
import { type Assumptions, assumptions } from './waiting-list/assumptions.ts'
import type { FreedTime } from './waiting-list/live-line.ts'
import { type LivedMonth, liveThroughMonth } from './waiting-list/live-month.ts'

const bench = 'waiting-list'
const months = 5
const hourMs = 60 * 60_000

const variants: [what: string, changed: Partial<Assumptions>][] = [
  ['nobody looks again by themselves', { hoursUntilLookingAgain: Number.POSITIVE_INFINITY }],
  ['everybody looks again every six hours', { hoursUntilLookingAgain: 6 }],
  ['seven people look for ten times', { demand: 0.7 }],
  ['thirteen people look for ten times', { demand: 1.3 }],
  ['twice as many would like an earlier time', { wantsEarlier: 2 * assumptions.wantsEarlier }],
  ['they can come at every second time that they wish', { suits: 0.5 }],
]

/** Cancelled times of made-up months that somebody else has in the end, beside the same months without a waiting list. */
export async function benchWaitingList({ progress }: BenchContext): Promise<Figure[]> {
  const lived = liveThroughMonths(assumptions, progress, 'as assumed')
  const all = lived.flatMap(({ withList }) => withList)
  const nobodyAsked = all.filter(({ asked }) => asked === 0).length / all.length
  return [
    figure('cancelled times that somebody else has', lived, isFilled, {
      bar: { atLeast: 2 },
      note: `${all.length} times; of ${nobodyAsked.toFixed(2)} of them nobody on the list was told.`,
    }),
    figure('the same within an hour', lived, (it) => isFilled(it) && it.filledAt! - it.freedAt <= hourMs),
    figure('the same of times that begin within a day', lived, isFilled, {
      among: ({ startsAt, freedAt }) => startsAt - freedAt <= 24 * hourMs,
    }),
    {
      bench,
      what: 'until somebody has a cancelled time, median',
      unit: 'min',
      ours: median(lived.map(({ withList }) => minutesUntilFilled(withList))),
      baseline: { name: 'no list', value: median(lived.map(({ withoutList }) => minutesUntilFilled(withoutList))) },
    },
    ...variants.map(([what, changed]) =>
      figure(what, liveThroughMonths({ ...assumptions, ...changed }, progress, what), isFilled),
    ),
  ]
}

function liveThroughMonths(assumed: Assumptions, progress: BenchContext['progress'], what: string): LivedMonth[] {
  progress(`living through ${months} months: ${what}`)
  return Array.from({ length: months }, (_, month) => liveThroughMonth(month + 1, assumed))
}

/** A share of the cancelled times, a round a month. */
function figure(
  what: string,
  lived: readonly LivedMonth[],
  counts: (it: FreedTime) => boolean,
  { among = () => true, ...more }: Pick<Figure, 'bar' | 'note'> & { among?: (it: FreedTime) => boolean } = {},
): Figure {
  const share = (freed: readonly FreedTime[]) => {
    const these = freed.filter(among)
    return these.filter(counts).length / these.length
  }
  const rounds = lived.map((it) => ({ ours: share(it.withList), baseline: share(it.withoutList) }))
  return ratioFigure({ bench, what, unit: '', ...more }, 'no list', compare(rounds))
}

const isFilled = ({ filledAt }: FreedTime) => filledAt !== null

function minutesUntilFilled(freed: readonly FreedTime[]): number {
  return median(freed.filter(isFilled).map((it) => (it.filledAt! - it.freedAt) / 60_000))
}
