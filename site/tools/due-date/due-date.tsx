import { dayWithin, wholeNumberIn } from '#domain/tools/answers.ts'
import { calculateDueDate, cycleRange, longestPregnancy } from '#domain/tools/due-date.ts'
import { format } from '#messages/format.ts'
import { formatDate } from '../../format/dates.ts'
import { BookLink } from '../parts/book-link.tsx'
import { DateField, NumberField } from '../parts/fields.tsx'
import { ToolForm } from '../parts/tool-form.tsx'
import { ToolResult } from '../parts/tool-result.tsx'
import { useToolForm } from '../parts/use-tool-form.ts'
import type { ToolProps } from '../tool.ts'
import { dueDateWords } from './due-date-words.ts'

export function DueDateTool({ locale }: ToolProps) {
  const words = dueDateWords[locale]
  const form = useToolForm({
    'last-period': { read: dayWithin({ before: longestPregnancy, after: 0 }), error: words.lastPeriodError },
    cycle: { read: wholeNumberIn(cycleRange), error: format(words.cycleError, cycleRange) },
  })
  const { given } = form
  const pregnancy = given && calculateDueDate(given['last-period'], given.cycle, given.today)
  return (
    <>
      <ToolForm form={form}>
        <DateField {...form.field('last-period')} label={words.lastPeriod} />
        <NumberField {...form.field('cycle')} whole label={words.cycle} hint={words.cycleHint} defaultValue="28" />
      </ToolForm>
      <ToolResult title={pregnancy && format(words.due, { date: formatDate(pregnancy.due, locale) })}>
        {pregnancy && (
          <>
            <p>{format(words.now, { weeks: pregnancy.weeks, days: pregnancy.days })}</p>
            <p>{words.next}</p>
            <BookLink treatment="midwife-consultation" />
          </>
        )}
      </ToolResult>
    </>
  )
}
