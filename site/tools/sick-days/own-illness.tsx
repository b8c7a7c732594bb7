import { useState } from 'react'
import type { Locale } from '#domain/market/locale.ts'
import { dayWithin, oneOf, wholeNumberIn } from '#domain/tools/answers.ts'
import {
  agreements,
  firstDayWithin,
  isNoteOverdue,
  planSickLeave,
  usedDaysRange,
  usedTimesRange,
} from '#domain/tools/sick-days.ts'
import { longDay } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { BookLink } from '../parts/book-link.tsx'
import { Choices } from '../parts/choices.tsx'
import { DateField, NumberField } from '../parts/fields.tsx'
import { ToolForm } from '../parts/tool-form.tsx'
import { ToolResult } from '../parts/tool-result.tsx'
import { useToolForm } from '../parts/use-tool-form.ts'
import { useToolWords } from '../parts/use-tool-words.ts'

const recentRange = { min: 0, max: 16 }

/** How long somebody who is ill can self-certify. */
export function OwnIllness({ locale }: { locale: Locale }) {
  const words = useToolWords('sick-days')
  const [isExtended, setIsExtended] = useState(false)
  const usedRange = isExtended ? usedDaysRange : usedTimesRange
  const whole = (range: { min: number; max: number }) => ({
    read: wholeNumberIn(range),
    error: format(words.usedError, range),
  })
  const form = useToolForm({
    'first-day': { read: dayWithin(firstDayWithin), error: format(words.firstDayError, firstDayWithin) },
    agreement: { read: oneOf(agreements), error: format(words.choose, { question: words.agreement }) },
    employed: { read: oneOf(['yes', 'no']), error: format(words.choose, { question: words.employed }) },
    used: whole(usedRange),
    recent: whole(recentRange),
  })
  return (
    <>
      <ToolForm form={form}>
        <DateField {...form.field('first-day')} label={words.firstDay} />
        <Choices
          {...form.field('agreement')}
          legend={words.agreement}
          hint={words.agreementHint}
          options={agreements.map((id) => ({ id, text: words.agreements[id] }))}
          chosen="law"
          onChoose={(id) => {
            setIsExtended(id === 'extended')
            form.clear()
          }}
        />
        <Choices
          {...form.field('employed')}
          legend={words.employed}
          options={[
            { id: 'yes', text: words.yes },
            { id: 'no', text: words.no },
          ]}
        />
        <NumberField
          {...form.field('used')}
          whole
          label={isExtended ? words.usedDays : words.usedTimes}
          defaultValue="0"
        />
        <NumberField {...form.field('recent')} whole label={words.recent} hint={words.recentHint} defaultValue="0" />
      </ToolForm>
      <OwnResult given={form.given} locale={locale} />
    </>
  )
}

interface Given {
  'first-day': string
  agreement: (typeof agreements)[number]
  employed: 'yes' | 'no'
  used: number
  recent: number
  today: string
}

function OwnResult({ given, locale }: { given: Given | undefined; locale: Locale }) {
  const words = useToolWords('sick-days')
  if (!given) return <ToolResult title={undefined}>{null}</ToolResult>
  const isEmployed = given.employed === 'yes'
  const plan = planSickLeave({
    firstDay: given['first-day'],
    agreement: given.agreement,
    employedLongEnough: isEmployed,
    used: given.used,
    recent: given.recent,
  })
  const day = (date: string) => longDay(date, locale)
  const left = given.agreement === 'law' ? words.leftTimes : words.leftDays
  const reason = isEmployed ? words.usedUp : words.notEmployed
  return (
    <ToolResult title={plan.until ? format(words.covered, { date: day(plan.until) }) : words.none}>
      {plan.until ? <p>{format(words.days, { days: plan.days })}</p> : <p>{reason}</p>}
      <p>
        {isNoteOverdue(plan, given.today) || !plan.until
          ? words.noteNow
          : format(words.noteFrom, { date: day(plan.noteFrom) })}
      </p>
      <p>{format(words.employer, { date: day(plan.employerUntil) })}</p>
      {plan.until && <p>{format(left, { left: plan.left })}</p>}
      <BookLink treatment="gp-consultation" />
    </ToolResult>
  )
}
