import { type FormEvent, useState } from 'react'
import type { CallProblem } from '#client/send.ts'
import { partsOfDay } from '#domain/availability/part-of-day.ts'
import { addDays } from '#domain/dates/calendar-date.ts'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import type { SiteTreatment } from '#domain/site/site-data.ts'
import { format } from '#messages/format.ts'
import type { WaitingMessages } from '#messages/waiting/messages.ts'
import { Button } from '#ui/button/button.tsx'
import type { Booking, BookingKey } from '../booking-calls.ts'
import { forBooking } from '../manage/earlier-path.ts'
import { findClinics } from '../position/offer.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { longTime } from '../words/dates.ts'
import { ClinicsField } from './clinics-field.tsx'
import { DaysField } from './days-field.tsx'
import { JoinProblem } from './join-problem.tsx'
import { listWrong } from './list-wrong.ts'
import { PartsField } from './parts-field.tsx'
import { QuestionBar } from './question-bar.tsx'
import { QuestionFrame } from './question-frame.tsx'
import { useErrors } from './use-errors.ts'
import { useJoining } from './use-joining.ts'
import { useQuestion } from './use-question.ts'
import { useWish } from './use-wish.ts'
import type { EntryKey } from './waiting-calls.ts'
import { type DayChoice, listableDays, readWish, wishedOf, writeWish } from './wish.ts'

const step = 'earlier'

/** Where and when an earlier time would suit, all on one page: any time before the booking at its clinic, unless somebody says otherwise. */
export function EarlierForm({
  booking,
  bookingKey,
  treatment,
  words,
  site,
  onJoined,
}: {
  booking: Booking
  bookingKey: BookingKey
  treatment: SiteTreatment
  words: WaitingMessages
  site: BookingSite
  onJoined: (key: EntryKey) => void
}) {
  const { catalogue, language, locale } = site
  const today = dayAtClinic(Date.now())
  const day = booking.start.slice(0, 10)
  const possible = listableDays(today, day)
  const first = { treatment, clinics: [booking.clinic], days: 'before', from: '', to: '', parts: partsOfDay } as const
  const { wish, change } = useWish(
    (search) => readWish(search, (id) => (id === treatment.id ? treatment : undefined)) ?? first,
    (changed) => `${writeWish(changed)}&${forBooking}=1`,
  )
  const { errors, setErrors } = useErrors(step)
  const title = words.earlier.heading
  const heading = useQuestion({ step, title, hasErrors: errors.length > 0 }, site)
  const { isJoining, join } = useJoining(onJoined)
  const [problem, setProblem] = useState<CallProblem>()
  const clinics = findClinics(catalogue, treatment)
  const choices: DayChoice[] = addDays(today, 14) < day ? ['before', 'two-weeks', 'between'] : ['before', 'between']

  const list = (of = wish) => listWrong(['clinics', 'days', 'parts'], of, possible, words, site)
  const errorOf = (field: string) => errors.find((it) => it.field === field)?.message
  function edit(next: Partial<typeof wish>) {
    change(next)
    // A corrected field loses its error at once; new errors show only on the button.
    if (errors.length === 0) return
    const wrong = list({ ...wish, ...next })
    setErrors(errors.filter(({ field }) => wrong.some((it) => it.field === field)))
  }
  async function submit(event?: FormEvent) {
    event?.preventDefault()
    const wrong = list()
    setErrors(wrong)
    if (wrong.length > 0) return
    setProblem(undefined)
    setProblem(await join({ ...wishedOf(wish, possible), locale, booking: bookingKey.reference }, bookingKey.token))
  }
  return (
    <QuestionFrame step={step} title={title} heading={heading} errors={errors} site={site}>
      <form noValidate onSubmit={submit}>
        <p className="lead">{format(words.earlier.text, { time: longTime(booking.start, language) })}</p>
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
            language={language}
          />
          <PartsField
            isSeen
            chosen={wish.parts}
            onChange={(parts) => edit({ parts })}
            error={errorOf('part')}
            words={words.parts}
          />
        </div>
        {problem && <JoinProblem problem={problem} onRetry={() => void submit()} words={words} site={site} />}
        <QuestionBar back={site.paths.manage} site={site}>
          <Button type="submit" aria-disabled={isJoining}>
            {isJoining ? words.person.sending : words.join}
          </Button>
        </QuestionBar>
      </form>
    </QuestionFrame>
  )
}
