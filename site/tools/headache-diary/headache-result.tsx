import { lazy, Suspense } from 'react'
import type { Locale } from '#domain/market/locale.ts'
import { dayOnDevice } from '#domain/tools/device-day.ts'
import { type HeadacheDay, summariseDiary } from '#domain/tools/headache-diary.ts'
import { fullDate } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { BookLink } from '../parts/book-link.tsx'
import { ToolResult } from '../parts/tool-result.tsx'
import { useToolWords } from '../parts/use-tool-words.ts'

/** Fetched with the first entry. Without a network the result says the same in words. */
const HeadacheChart = lazy(() =>
  import('./headache-chart.tsx').then(
    (it) => ({ default: it.HeadacheChart }),
    () => ({ default: () => <></> }),
  ),
)

/** The last thirty days of the diary. An opened diary that is older is summed up to its last day. */
export function HeadacheResult({ diary, locale }: { diary: readonly HeadacheDay[]; locale: Locale }) {
  const words = useToolWords('headache-diary')
  const last = diary.at(-1)
  if (!last) return <ToolResult title={undefined}>{null}</ToolResult>
  const recent = summariseDiary(diary, dayOnDevice(new Date()))
  const summary = recent.days > 0 ? recent : summariseDiary(diary, last.date)
  const from = fullDate(summary.from, locale)
  const to = fullDate(summary.to, locale)
  return (
    <ToolResult title={format(words.result[summary.days === 1 ? 'one' : 'many'], { days: summary.days })}>
      <p>{format(words.counted, { from, to, medicineDays: summary.medicineDays })}</p>
      <Suspense>
        <HeadacheChart diary={diary} from={summary.from} label={format(words.chart, { from, to })} />
      </Suspense>
      <p>{words.advice[summary.advice]}</p>
      <BookLink treatment="gp-consultation" />
    </ToolResult>
  )
}
