import { useEffect, useRef, useState } from 'react'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import { findReadings, formatBirthdate, readBirthdate, separateBirthdate } from '#domain/forms/fields/birthdate.ts'
import { type Country, type Locale, languageOf } from '#domain/market/locale.ts'
import { fullDate } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import type { Messages } from '#messages/no.ts'
import { Field } from '#ui/field/field.tsx'
import { questionOf } from './error-target.ts'

interface BirthdateFieldProps {
  id?: string
  /** What stands in brackets is read out and found, but not shown. */
  label: string
  /** What is in the field, where the form keeps it. Without it the field keeps its own text, for a form that is posted. */
  value?: string
  onType?: (text: string) => void
  error: string | undefined
  /** Other words under the label, where somebody may wonder why we ask. */
  hint?: string
  autoComplete: string
  site: { locale: Locale; country: Country; common: Pick<Messages, 'form'> }
}

/**
 * A date of birth in the order of the language, with separators set while digits are typed. Under it the date in words, because
 * 03/04/2000 is read as March by some and as April by others; where nobody can tell which is meant, the question.
 */
export function BirthdateField({
  id = 'birthdate',
  label,
  value,
  onType,
  error,
  hint,
  autoComplete,
  site,
}: BirthdateFieldProps) {
  const { form } = site.common
  const language = languageOf(site.locale, site.country)
  const [own, setOwn] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const text = value ?? own
  const [, seen, also] = /^(.*?)( \(.*\))?$/.exec(label)!
  // It may have been typed before hydration.
  useEffect(() => setOwn(input.current?.value ?? ''), [])

  function type(next: string) {
    if (input.current && value === undefined) input.current.value = next
    setOwn(next)
    onType?.(next)
  }
  function change({ value: next, selectionStart }: HTMLInputElement) {
    const isAtEnd = selectionStart === null || selectionStart === next.length
    type(isAtEnd ? separateBirthdate(next, text, language) : next)
  }
  return (
    <Field
      id={id}
      label={
        <>
          {seen}
          {also && <span className="unseen">{also}</span>}
        </>
      }
      hint={hint ?? form.birthdateHint}
      error={error}
      note={
        <Reading
          id={id}
          text={text}
          site={site}
          onChoose={(date) => {
            type(formatBirthdate(date, language))
            // A form that does not keep the text itself hears of it as of typing.
            input.current?.dispatchEvent(new Event('input', { bubbles: true }))
            // The button that had the focus goes with the question.
            input.current?.focus()
          }}
        />
      }
    >
      {(control) => (
        <input
          {...control}
          ref={input}
          className="input short"
          // Without a name where no form is posted, so that no browser puts it into an address.
          {...(value === undefined ? { name: 'birthdate' } : { value })}
          onChange={(event) => change(event.currentTarget)}
          autoComplete={autoComplete}
          inputMode="numeric"
          placeholder={form.birthdatePattern}
        />
      )}
    </Field>
  )
}

/** What stands under the field: the date in words, or the question which of two dates is meant. */
function Reading({
  id,
  text,
  site: { locale, country, common },
  onChoose,
}: {
  id: string
  text: string
  site: BirthdateFieldProps['site']
  onChoose: (date: string) => void
}) {
  const today = dayAtClinic(Date.now())
  const language = languageOf(locale, country)
  const say = (date: string) => fullDate(date, language)
  const readings = findReadings(text, language, today)
  const read = readBirthdate(text, language, today)
  return (
    <>
      {/* Always there: screen readers announce what changes in it. */}
      <output>
        {readings
          ? format(common.form.birthdateWhich, { first: say(readings[0]), second: say(readings[1]) })
          : read.ok && say(read.value)}
      </output>
      {readings && (
        <span className="answers">
          {readings.map((date, place) => (
            <button
              key={date}
              id={place === 0 ? questionOf(id) : undefined}
              type="button"
              className="btn quiet"
              onClick={() => onChoose(date)}
            >
              {say(date)}
            </button>
          ))}
        </span>
      )}
    </>
  )
}
