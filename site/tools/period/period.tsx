import { addDays } from '#domain/dates/calendar-date.ts'
import type { Locale } from '#domain/market/locale.ts'
import { dayWithin, wholeNumberIn } from '#domain/tools/answers.ts'
import {
  bleedingRange,
  countDaysLate,
  cycleRange,
  findFlags,
  forecastCycles,
  oldestPeriod,
} from '#domain/tools/period.ts'
import { dayAndMonth } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { useSite } from '../../site-context.tsx'
import { BookLink } from '../parts/book-link.tsx'
import { DateField, NumberField } from '../parts/fields.tsx'
import { ToolForm } from '../parts/tool-form.tsx'
import { ToolResult } from '../parts/tool-result.tsx'
import { useToolForm } from '../parts/use-tool-form.ts'
import { useToolWords } from '../parts/use-tool-words.ts'
import type { ToolProps } from '../tool.ts'
import { CycleCalendar } from './cycle-calendar.tsx'

const lastPeriodWithin = { before: oldestPeriod, after: 0 }

export function PeriodTool({ locale }: ToolProps) {
  const words = useToolWords('period')
  const form = useToolForm({
    'last-period': { read: dayWithin(lastPeriodWithin), error: format(words.lastPeriodError, lastPeriodWithin) },
    cycle: { read: wholeNumberIn(cycleRange), error: format(words.cycleError, cycleRange) },
    bleeding: { read: wholeNumberIn(bleedingRange), error: format(words.bleedingError, bleedingRange) },
  })
  const { given } = form
  return (
    <>
      <ToolForm form={form}>
        <DateField {...form.field('last-period')} label={words.lastPeriod} />
        <NumberField {...form.field('cycle')} whole label={words.cycle} hint={words.cycleHint} defaultValue="28" />
        <NumberField {...form.field('bleeding')} whole label={words.bleeding} defaultValue="5" />
      </ToolForm>
      <PeriodResult given={given && { ...given, lastPeriod: given['last-period'] }} locale={locale} />
    </>
  )
}

interface Given {
  lastPeriod: string
  cycle: number
  bleeding: number
  today: string
}

function PeriodResult({ given, locale }: { given: Given | undefined; locale: Locale }) {
  const words = useToolWords('period')
  const { weekday } = useSite().stringTranslations
  const day = (date: string) => dayAndMonth(date, locale)
  if (!given) return <ToolResult title={undefined}>{null}</ToolResult>
  const { lastPeriod, cycle, bleeding, today } = given
  const late = countDaysLate(lastPeriod, cycle, today)
  const cycles = forecastCycles(lastPeriod, cycle, bleeding, 6)
  const ahead = cycles.find(({ ovulation }) => ovulation >= today) ?? cycles[0]!
  const next = addDays(lastPeriod, cycle)
  const flags = findFlags(cycle, bleeding)
  return (
    <ToolResult title={format(late > 0 ? words.late : words.next, { date: day(next) })}>
      {late > 0 ? (
        <p>{late === 1 ? words.lateOne : format(words.lateText, { days: late })}</p>
      ) : (
        <p>
          {format(words.fertile, {
            from: day(ahead.fertile.from),
            to: day(ahead.fertile.to),
            ovulation: day(ahead.ovulation),
          })}
        </p>
      )}
      <CycleCalendar cycles={cycles} from={lastPeriod} months={3} locale={locale} weekdayNames={weekday} />
      <p>{words.notContraception}</p>
      {flags.map((flag) => (
        <p key={flag}>{words.flags[flag]}</p>
      ))}
      <BookLink treatment="gynecologist-consultation" />
    </ToolResult>
  )
}
