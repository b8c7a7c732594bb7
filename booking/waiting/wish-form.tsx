import type { FormEvent, ReactNode } from 'react'
import type { DayRange } from '#domain/rosters/day-ranges.ts'
import type { WaitingMessages } from '#messages/waiting/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { useKeptFocus } from '../linked/use-kept-focus.ts'
import { findClinics } from '../position/offer.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { ClinicsField } from './clinics-field.tsx'
import { DaysField } from './days-field.tsx'
import { listWrong } from './list-wrong.ts'
import { PartsField } from './parts-field.tsx'
import { QuestionBar } from './question-bar.tsx'
import { QuestionFrame } from './question-frame.tsx'
import { useErrors } from './use-errors.ts'
import { useQuestion } from './use-question.ts'
import type { DayChoice, Wish } from './wish.ts'

/** Where and when a time would suit, all on one page. */
export function WishForm({
  step,
  title,
  lead,
  above,
  wish,
  choices,
  possible,
  onChange,
  onSubmit,
  back,
  button,
  isSending,
  words,
  site,
  children,
}: {
  step: string
  title: string
  lead: string
  /** What is more urgent than the questions. */
  above?: ReactNode
  wish: Wish
  choices: readonly DayChoice[]
  possible: DayRange
  onChange: (change: Partial<Wish>) => void
  /** Of a wish in which nothing is missing. */
  onSubmit: () => void
  back: string
  button: string
  isSending: boolean
  words: WaitingMessages
  site: BookingSite
  /** Why it could not be sent. */
  children?: ReactNode
}) {
  const { errors, setErrors } = useErrors(step)
  const heading = useQuestion({ step, title, hasErrors: errors.length > 0 }, site)
  useKeptFocus(heading)
  const clinics = findClinics(site.catalogue, wish.treatment)
  const list = (of: Wish) => listWrong(['clinics', 'days', 'parts'], of, possible, words, site)
  const errorOf = (field: string) => errors.find((it) => it.field === field)?.message

  function edit(next: Partial<Wish>) {
    onChange(next)
    // A corrected field loses its error at once; new errors show only on the button.
    if (errors.length === 0) return
    const wrong = list({ ...wish, ...next })
    setErrors(errors.filter(({ field }) => wrong.some((it) => it.field === field)))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = list(wish)
    setErrors(wrong)
    if (wrong.length === 0) onSubmit()
  }
  return (
    <QuestionFrame step={step} title={title} heading={heading} errors={errors} site={site}>
      <form noValidate onSubmit={submit}>
        {above}
        <p className="lead">{lead}</p>
        <div className="fields">
          {clinics.length > 1 && (
            <ClinicsField
              isSeen
              clinics={clinics}
              chosen={wish.clinics}
              onChange={(chosen) => edit({ clinics: chosen })}
              error={errorOf('clinic')}
              words={words.clinics}
            />
          )}
          <DaysField
            isSeen
            chosen={wish}
            choices={choices}
            possible={possible}
            onChange={edit}
            errorOf={errorOf}
            words={words.days}
            language={site.language}
          />
          <PartsField
            isSeen
            chosen={wish.parts}
            onChange={(parts) => edit({ parts })}
            error={errorOf('part')}
            words={words.parts}
          />
        </div>
        {children}
        <QuestionBar back={back} site={site}>
          <Button type="submit" aria-disabled={isSending}>
            {button}
          </Button>
        </QuestionBar>
      </form>
    </QuestionFrame>
  )
}
