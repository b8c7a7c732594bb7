import { useState } from 'react'
import { anyOf, dayWithin, numberIn, oneOf, wholeNumberIn } from '#domain/tools/answers.ts'
import {
  addHeadacheDay,
  type HeadacheDay,
  headacheMedicines,
  headacheSigns,
  hoursRange,
  noteLimit,
  oldestDay,
  strengthRange,
} from '#domain/tools/headache-diary.ts'
import { format } from '#messages/format.ts'
import { formatNumber } from '#messages/numbers.ts'
import { diaryWords } from '#messages/tools/headache-diary-file.ts'
import { Field } from '#ui/field/field.tsx'
import { Checks } from '../parts/checks.tsx'
import { Choices } from '../parts/choices.tsx'
import { DateField, NumberField } from '../parts/fields.tsx'
import { PrintTitle } from '../parts/print-title.tsx'
import { ToolForm } from '../parts/tool-form.tsx'
import { useToolForm } from '../parts/use-tool-form.ts'
import { useToolWords } from '../parts/use-tool-words.ts'
import type { ToolProps } from '../tool.ts'
import { DiaryTable } from './diary-table.tsx'
import { HeadacheResult } from './headache-result.tsx'
import { OpenDiary } from './open-diary.tsx'

/** The diary lives in this component only: it is gone when the page is left, unless it was downloaded. */
export function HeadacheDiaryTool({ locale }: ToolProps) {
  const words = useToolWords('headache-diary')
  const [diary, setDiary] = useState<readonly HeadacheDay[]>([])
  const hours = { min: formatNumber(hoursRange.min, locale), max: formatNumber(hoursRange.max, locale) }
  const questions = {
    date: { read: dayWithin({ before: oldestDay, after: 0 }), error: words.dateError },
    hours: { read: numberIn(hoursRange), error: format(words.hoursError, hours) },
    strength: { read: wholeNumberIn(strengthRange), error: format(words.strengthError, strengthRange) },
    signs: { read: anyOf(headacheSigns), error: '' },
    medicine: { read: oneOf(headacheMedicines), error: words.medicineError },
    note: { read: readNote, error: format(words.noteError, { max: noteLimit }) },
  }
  const form = useToolForm(questions, {
    onGiven: (day) => setDiary((before) => addHeadacheDay(before, day)),
  })
  return (
    <>
      <PrintTitle title={words.printTitle} />
      <p>{words.keep}</p>
      <OpenDiary
        words={words}
        onOpen={(opened) => setDiary((before) => opened.reduce<readonly HeadacheDay[]>(addHeadacheDay, before))}
      />
      <ToolForm form={form} button={words.add}>
        <DateField {...form.field('date')} label={words.date} />
        <NumberField {...form.field('hours')} label={words.hours} hint={words.hoursHint} />
        <NumberField {...form.field('strength')} whole label={words.strength} hint={words.strengthHint} />
        <Checks name="signs" legend={words.signs} options={headacheSigns.map((id) => ({ id, text: words.sign[id] }))} />
        <Choices
          {...form.field('medicine')}
          legend={words.medicine}
          options={headacheMedicines.map((id) => ({ id, text: words.medicines[id] }))}
        />
        <Field id="note" label={words.note} hint={words.noteHint} error={form.field('note').error}>
          {(control) => <input {...control} name="note" autoComplete="off" />}
        </Field>
      </ToolForm>
      <HeadacheResult diary={diary} locale={locale} />
      {diary.length > 0 && (
        <DiaryTable
          diary={diary}
          locale={locale}
          words={{ ...words, ...diaryWords[locale] }}
          onRemove={(date) => setDiary(diary.filter((day) => day.date !== date))}
        />
      )}
    </>
  )
}

function readNote([text = '']: readonly string[]): string | undefined {
  const note = text.trim()
  return note.length <= noteLimit ? note : undefined
}
