import { useState } from 'react'
import { dayWithin, oneOf, wholeNumberIn } from '#domain/tools/answers.ts'
import {
  calculateDueDate,
  calculateFromScan,
  cycleRange,
  isTooLongAgo,
  longestPregnancy,
  type Pregnancy,
  scanDays,
  scanWeeks,
} from '#domain/tools/due-date.ts'
import { fullDate } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { BookLink } from '../parts/book-link.tsx'
import { Choices } from '../parts/choices.tsx'
import { DateField, NumberField } from '../parts/fields.tsx'
import { ToolForm } from '../parts/tool-form.tsx'
import { ToolResult } from '../parts/tool-result.tsx'
import { useToolForm } from '../parts/use-tool-form.ts'
import { useToolWords } from '../parts/use-tool-words.ts'
import type { ToolProps } from '../tool.ts'

const ways = ['period', 'scan'] as const
const sincePeriod = dayWithin({ before: longestPregnancy, after: 0 })

export function DueDateTool({ locale }: ToolProps) {
  const words = useToolWords('due-date')
  const [way, setWay] = useState<(typeof ways)[number]>('period')
  const choice = { way: { read: oneOf(ways), error: words.way } }
  const byPeriod = useToolForm({
    ...choice,
    'last-period': { read: sincePeriod, error: words.lastPeriodError },
    cycle: { read: wholeNumberIn(cycleRange), error: format(words.cycleError, cycleRange) },
  })
  const byScan = useToolForm(
    {
      ...choice,
      'scan-day': { read: sincePeriod, error: words.scanDayError },
      weeks: { read: wholeNumberIn(scanWeeks), error: format(words.scanWeeksError, scanWeeks) },
      days: { read: wholeNumberIn(scanDays), error: format(words.scanDaysError, scanDays) },
    },
    {
      check: (given, today) =>
        isTooLongAgo(given['scan-day'], given.weeks, given.days, today)
          ? [{ field: 'scan-day', message: words.scanTooOld }]
          : [],
    },
  )
  const choose = (chosen: string) => {
    setWay(chosen === 'scan' ? 'scan' : 'period')
    byPeriod.clear()
    byScan.clear()
  }
  return (
    <>
      <ToolForm form={way === 'period' ? byPeriod : byScan}>
        <Choices
          name="way"
          legend={words.way}
          options={ways.map((id) => ({ id, text: words.ways[id] }))}
          chosen="period"
          onChoose={choose}
        />
        {way === 'period' ? (
          <>
            <DateField {...byPeriod.field('last-period')} label={words.lastPeriod} />
            <NumberField
              {...byPeriod.field('cycle')}
              whole
              label={words.cycle}
              hint={words.cycleHint}
              defaultValue="28"
            />
          </>
        ) : (
          <>
            <DateField {...byScan.field('scan-day')} label={words.scanDay} />
            <NumberField {...byScan.field('weeks')} whole label={words.scanWeeks} />
            <NumberField {...byScan.field('days')} whole label={words.scanDays} defaultValue="0" />
          </>
        )}
      </ToolForm>
      <DueDateResult pregnancy={calculate(byPeriod.given, byScan.given)} locale={locale} />
    </>
  )
}

function calculate(
  period: { 'last-period': string; cycle: number; today: string } | undefined,
  scan: { 'scan-day': string; weeks: number; days: number; today: string } | undefined,
): Pregnancy | undefined {
  if (period) return calculateDueDate(period['last-period'], period.cycle, period.today)
  return scan && calculateFromScan(scan['scan-day'], scan.weeks, scan.days, scan.today)
}

function DueDateResult({ pregnancy, locale }: { pregnancy: Pregnancy | undefined; locale: ToolProps['locale'] }) {
  const words = useToolWords('due-date')
  if (!pregnancy) return <ToolResult title={undefined}>{null}</ToolResult>
  const { due, dueByNaegele, weeks, days, term, trimester, stage } = pregnancy
  const day = (date: string) => fullDate(date, locale)
  const isPast = stage === 'past' || stage === 'late'
  const now = {
    weeks: format(words.weeks[weeks === 1 ? 'one' : 'many'], { count: weeks }),
    days: format(words.days[days === 1 ? 'one' : 'many'], { count: days }),
    trimester: words.trimesters[trimester],
  }
  return (
    <ToolResult
      title={format(isPast ? words.wasDue : words.due, { date: day(due) })}
      level={stage === 'late' ? 'maternity' : undefined}
    >
      <p>{format(words.now, now)}</p>
      <p>{format(words.term, { from: day(term.from), to: day(term.to) })}</p>
      <p>{format(words.elsewhere, { date: day(dueByNaegele) })}</p>
      <p>{words.next[stage]}</p>
      {/* From term on, the maternity unit is the one to talk to. */}
      {(stage === 'early' || stage === 'going') && <BookLink treatment="midwife-consultation" />}
    </ToolResult>
  )
}
