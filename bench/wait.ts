import type { BenchContext } from './harness/benchmark.ts'
import type { Figure } from './harness/figure.ts'
import { median } from './harness/statistics.ts'
import { replayMonth, shareInside, widthOf } from './wait/replay.ts'

const months = 5

/** The range of the drop-in wait that would have been shown over made-up days, beside how long people really waited. */
export async function benchWait({ progress }: BenchContext): Promise<Figure[]> {
  progress('living through the days')
  const replayed = Array.from({ length: months }, (_, month) => replayMonth(month + 1))
  const all = replayed.flat()
  const shares = replayed.map((shown) => shareInside(shown, ({ wait }) => wait))
  const bench = 'wait'
  return [
    {
      bench,
      what: 'true wait inside the shown range, the worst of five months',
      unit: '',
      ours: Math.min(...shares),
      bar: { atLeast: 0.8 },
      note: `${all.length} moments; over all months ${shareInside(all, ({ wait }) => wait).toFixed(3)}.`,
    },
    {
      bench,
      what: 'width of the range, median, the worst of five months',
      unit: 'min',
      ours: Math.max(...replayed.map((shown) => median(shown.map(widthOf)))),
      bar: { atMost: 20 },
    },
    {
      bench,
      what: 'the same for who takes the first time on the list, whichever doctor’s it is',
      unit: '',
      ours: shareInside(all, ({ waitForFirstTime }) => waitForFirstTime),
    },
    { bench, what: 'true wait, median', unit: 'min', ours: median(all.map(({ wait }) => wait)) },
  ]
}
