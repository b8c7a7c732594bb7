import type { FormEvent } from 'react'
import type { DayRange } from '#domain/rosters/day-ranges.ts'
import type { WaitingMessages } from '#messages/waiting/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { findClinics } from '../position/offer.ts'
import type { BookingSite, FieldError } from '../wizard-context.tsx'
import { ClinicsField } from './clinics-field.tsx'
import { DaysField } from './days-field.tsx'
import { listWrong } from './list-wrong.ts'
import { PartsField } from './parts-field.tsx'
import { QuestionBar } from './question-bar.tsx'
import { choicesFrom, type JoinStep, type Wish } from './wish.ts'

/** A question about what is waited for: where, on which days, or at which time of day. */
export function WishQuestion({
  step,
  wish,
  possible,
  words,
  site,
  errors,
  setErrors,
  back,
  onChange,
  onNext,
}: {
  step: Exclude<JoinStep, 'information' | 'code'>
  wish: Wish
  possible: DayRange
  words: WaitingMessages
  site: BookingSite
  errors: readonly FieldError[]
  setErrors: (errors: FieldError[]) => void
  back: string
  onChange: (change: Partial<Wish>) => void
  onNext: () => void
}) {
  const errorOf = (field: string) => errors.find((it) => it.field === field)?.message
  function change(next: Partial<Wish>) {
    onChange(next)
    // A corrected field loses its error at once; new errors show only on Next.
    if (errors.length === 0) return
    const wrong = listWrong([step], { ...wish, ...next }, possible, words, site)
    setErrors(errors.filter(({ field }) => wrong.some((it) => it.field === field)))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = listWrong([step], wish, possible, words, site)
    setErrors(wrong)
    if (wrong.length === 0) onNext()
  }
  return (
    <form noValidate onSubmit={submit}>
      {step === 'clinics' && (
        <ClinicsField
          clinics={findClinics(site.catalogue, wish.treatment)}
          chosen={wish.clinics}
          onChange={(clinics) => change({ clinics })}
          error={errorOf('clinic')}
          words={words.clinics}
        />
      )}
      {step === 'days' && (
        <DaysField
          chosen={wish}
          choices={choicesFrom(wish.day)}
          possible={possible}
          onChange={change}
          errorOf={errorOf}
          words={words.days}
          language={site.language}
        />
      )}
      {step === 'parts' && (
        <PartsField
          chosen={wish.parts}
          onChange={(parts) => change({ parts })}
          error={errorOf('part')}
          words={words.parts}
        />
      )}
      <QuestionBar back={back} site={site}>
        <Button type="submit">{site.words.nav.next}</Button>
      </QuestionBar>
    </form>
  )
}
