import { useState } from 'react'
import { dayAtClinic } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { Field } from '#ui/field/field.tsx'
import { formatDate } from '../../format/dates.ts'
import { BookLink } from '../parts/book-link.tsx'
import { ToolForm } from '../parts/tool-form.tsx'
import { ToolResult } from '../parts/tool-result.tsx'
import { readNumber, type ToolProps } from '../tool.ts'
import { calculateDueDate, cycleRange, isPlausiblePeriod, type Pregnancy } from './calculate-due-date.ts'
import { dueDateWords } from './due-date-words.ts'

export function DueDateTool({ locale }: ToolProps) {
  const words = dueDateWords[locale]
  const [pregnancy, setPregnancy] = useState<Pregnancy>()
  const [errors, setErrors] = useState<{ field: string; message: string }[]>([])
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message

  function submit(form: FormData) {
    const today = dayAtClinic(Date.now())
    const lastPeriod = String(form.get('last-period') ?? '')
    const cycle = readNumber(form.get('cycle'))
    const cycleFits = Number.isInteger(cycle) && cycle >= cycleRange.min && cycle <= cycleRange.max
    const found = [
      { field: 'last-period', ok: isPlausiblePeriod(lastPeriod, today), message: words.lastPeriodError },
      { field: 'cycle', ok: cycleFits, message: format(words.cycleError, cycleRange) },
    ].filter(({ ok }) => !ok)
    setErrors(found)
    setPregnancy(found.length === 0 ? calculateDueDate(lastPeriod, cycle, today) : undefined)
  }

  return (
    <>
      <ToolForm errors={errors} onSubmit={submit}>
        <Field id="last-period" label={words.lastPeriod} error={errorOf('last-period')}>
          {(control) => <input {...control} name="last-period" type="date" />}
        </Field>
        <Field id="cycle" label={words.cycle} hint={words.cycleHint} error={errorOf('cycle')}>
          {(control) => <input {...control} name="cycle" inputMode="numeric" defaultValue="28" autoComplete="off" />}
        </Field>
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
