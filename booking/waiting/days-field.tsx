import type { Language } from '#domain/market/locale.ts'
import type { DayRange } from '#domain/rosters/day-ranges.ts'
import { longDay } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import type { WaitingMessages } from '#messages/waiting/messages.ts'
import { Field } from '#ui/field/field.tsx'
import type { DayChoice, Wish } from './wish.ts'

type Days = Pick<Wish, 'days' | 'day' | 'from' | 'to'>

/** The days that suit: one of a few stretches, or a first and a last day. */
export function DaysField({
  chosen,
  choices,
  possible,
  onChange,
  errorOf,
  words,
  language,
  isSeen = false,
}: {
  chosen: Days
  choices: readonly DayChoice[]
  possible: DayRange
  onChange: (days: Partial<Days>) => void
  errorOf: (field: 'from' | 'to') => string | undefined
  words: WaitingMessages['days']
  language: Language
  /** Whether the question is written above its answers; else the heading of the page is the question. */
  isSeen?: boolean
}) {
  const name = (choice: DayChoice) =>
    choice === 'only' ? format(words.only, { day: longDay(chosen.day ?? possible.from, language) }) : words[choice]
  const typed = (field: 'from' | 'to') => (
    <Field id={field} label={words[field]} error={errorOf(field)}>
      {(control) => (
        <input
          {...control}
          className="input short"
          type="date"
          min={possible.from}
          max={possible.to}
          value={chosen[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      )}
    </Field>
  )
  return (
    <>
      <fieldset className="field">
        <legend className={isSeen ? undefined : 'unseen'}>{words.heading}</legend>
        {choices.map((choice) => (
          <label key={choice} className="check">
            <input
              type="radio"
              name="days"
              checked={chosen.days === choice}
              onChange={() => onChange({ days: choice })}
            />
            <span>{name(choice)}</span>
          </label>
        ))}
      </fieldset>
      {chosen.days === 'between' && (
        <div className="first-and-last">
          {typed('from')}
          {typed('to')}
        </div>
      )}
    </>
  )
}
