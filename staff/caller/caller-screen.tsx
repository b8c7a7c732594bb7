import { useState } from 'react'
import { Checkbox } from 'react-aria-components'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import { readBirthdate } from '#domain/forms/fields/birthdate.ts'
import { readPhone } from '#domain/phones/phone-at-home.ts'
import { mayOverrule } from '#domain/staff/permissions.ts'
import { clockOf, shortDay } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { type CallerWords, callerWords } from '#messages/staff/caller-words.ts'
import { changeWords } from '#messages/staff/change-words.ts'
import { useAddress } from '../app/address.tsx'
import { problemOf } from '../app/call-error.ts'
import { ClinicSelect } from '../app/clinic-select.tsx'
import { useMember } from '../app/member.ts'
import { PillButton } from '../app/pill-button.tsx'
import { ProblemLine } from '../app/problem-line.tsx'
import { useClinic } from '../app/use-facts.ts'
import { useLive } from '../app/use-live.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { TimePicker } from '../times/time-picker.tsx'
import { CallerDone } from './caller-done.tsx'
import { CallerPerson, type TypedCaller } from './caller-person.tsx'
import { TreatmentBox } from './treatment-box.tsx'
import { useBookForCaller } from './use-book-for-caller.ts'
import { useCaller } from './use-caller.ts'
import { useHeldTime } from './use-held-time.ts'
import '../booking/change-form.css'
import './caller.css'

/** A booking for somebody on the telephone or at the desk, on one page: what, when, who. */
export default function CallerScreen() {
  const [turn, setTurn] = useState(0)
  const [, setCaller] = useCaller()
  return (
    <CallerForm
      key={turn}
      onAnother={() => {
        setCaller(null)
        setTurn(turn + 1)
      }}
    />
  )
}

function CallerForm({ onAnother }: { onAnother: () => void }) {
  const words = useWords(callerWords)
  const { overrule: overruleLabel } = useWords(changeWords)
  const locale = useLocale()
  const member = useMember()
  const clinic = useClinic()
  useLive(clinic)
  const [{ date: asked }] = useAddress()
  const [known] = useCaller()
  const [typed, setTyped] = useState<TypedCaller>({
    ...{ name: '', birthdate: '', phone: '', email: '', ...known },
    ...{ description: '', locale: 'no' },
  })
  const [treatment, setTreatment] = useState<string>()
  const [date, setDate] = useState(asked ?? dayAtClinic(Date.now()))
  const [overrule, setOverrule] = useState(false)
  const [isEarly, setEarly] = useState(false)
  const held = useHeldTime()
  const book = useBookForCaller()
  const problem = book.error && problemOf(book.error)

  if (book.data) return <CallerDone booked={book.data} name={typed.name} onAnother={onAnother} />
  const { time } = held
  const submit = () => {
    if (!treatment || !time) return setEarly(true)
    const { locale: language, email, birthdate, ...person } = typed
    const born = readTyped(birthdate)
    const patient = {
      ...person,
      phone: readPhone(person.phone, 'norway'),
      email: email || null,
      birthdate: born.ok ? born.value : birthdate,
    }
    book.mutate(
      { slot: time.id, treatment, hold: held.hold(), patient, locale: language, overrule },
      {
        onSuccess: () => held.clear(true),
        onError: (error) => problemOf(error).code === 'slot-taken' && held.clear(true),
      },
    )
  }
  return (
    <form
      className="caller"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <header>
        <h1>{words.heading}</h1>
        <ClinicSelect />
      </header>
      <section>
        <h2>{words.what}</h2>
        <TreatmentBox
          key={clinic}
          clinic={clinic}
          treatment={treatment}
          onChange={(id) => {
            held.clear(false)
            setTreatment(id)
          }}
        />
        <h2>{words.when}</h2>
        {isEarly && !time && <p role="alert">{words.chooseTime}</p>}
        {held.problem && <ProblemLine problem={held.problem} />}
        {time && (
          <>
            <p role="status">
              {format(words.chosen, {
                time: `${shortDay(time.start, locale)} ${clockOf(time.start)}`,
                name: time.practitioner.name,
              })}
            </p>
            <PillButton onPress={() => held.clear(false)}>{words.otherTime}</PillButton>
          </>
        )}
        {!treatment && <p className="soft">{words.whatFirst}</p>}
        {treatment && !time && (
          <>
            {mayOverrule(member) && (
              <Checkbox isSelected={overrule} onChange={setOverrule}>
                {overruleLabel}
              </Checkbox>
            )}
            <TimePicker
              {...{ clinic, treatment, date }}
              isOverruled={overrule}
              isDisabled={held.isPending}
              onDate={setDate}
              onChoose={(chosen) => held.choose(chosen, overrule)}
            />
          </>
        )}
      </section>
      <section>
        <h2>{words.who}</h2>
        <CallerPerson
          typed={typed}
          problems={sayProblems(problem?.fields ?? {}, typed, words)}
          onChange={(change) => setTyped({ ...typed, ...change })}
        />
        <p className="soft">{words.vouch}</p>
        {problem && !problem.fields && <ProblemLine problem={problem} />}
        <PillButton tone="strong" type="submit" isDisabled={book.isPending}>
          {words.book}
        </PillButton>
      </section>
    </form>
  )
}

/** Day first in both languages: the desk writes what it hears. */
const readTyped = (birthdate: string) => readBirthdate(birthdate, 'no', dayAtClinic(Date.now()))

/** What is wrong in words for the desk; the server's are for patients. */
function sayProblems(fields: Readonly<Record<string, string>>, { birthdate }: TypedCaller, { wrong }: CallerWords) {
  const isRead = readTyped(birthdate).ok
  const ours: Partial<Record<string, string>> = isRead ? { ...wrong, birthdate: undefined } : wrong
  return Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, ours[name] ?? said]))
}
