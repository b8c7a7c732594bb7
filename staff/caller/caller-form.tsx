import { useState } from 'react'
import { isTakenCode } from '#client/hold/hold.ts'
import { nameTime } from '#client/hold/hold-calls.ts'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import { callerWords } from '#messages/staff/caller-words.ts'
import { problemOf } from '../app/call-error.ts'
import { PillButton } from '../app/pill-button.tsx'
import { ProblemLine } from '../app/problem-line.tsx'
import { useNow } from '../app/use-now.ts'
import { useWords } from '../app/words.tsx'
import { CallerAgreement, useAgreement } from './caller-agreement.tsx'
import { CallerPerson } from './caller-person.tsx'
import { CallerTime } from './caller-time.tsx'
import { TreatmentBox } from './treatment-box.tsx'
import { readCaller, sayProblems, type TypedCaller } from './typed-caller.ts'
import type { useBookForCaller } from './use-book-for-caller.ts'
import { useHeldTime } from './use-held-time.ts'

/** What, when and who, at one clinic. */
export function CallerForm({
  clinic,
  typed,
  onType,
  book,
}: {
  clinic: string
  typed: TypedCaller
  onType: (typed: TypedCaller) => void
  book: ReturnType<typeof useBookForCaller>
}) {
  const words = useWords(callerWords)
  const today = dayAtClinic(useNow())
  const [treatment, setTreatment] = useState<string>()
  const [overrule, setOverrule] = useState(false)
  const [isMissed, setMissed] = useState(false)
  const held = useHeldTime()
  const { data: agreement } = useAgreement(typed.agreement)
  const isAgreementRead = typed.agreement.id === undefined || agreement?.id === typed.agreement.id
  const problem = book.error && problemOf(book.error)
  const problems = sayProblems(problem?.fields ?? {}, typed, words, today)
  /** Whether all that is wrong stands at a field. */
  const isAtField =
    problem?.fields !== undefined &&
    Object.keys(problem.fields).every((it) => it in typed || agreement?.fields.some(({ name }) => name === it))
  const submit = () => {
    if (!treatment || !held.time) return setMissed(true)
    const who = readCaller(typed, typed.agreement.id ? agreement : undefined, today)
    book.mutate(
      { ...nameTime(held.time.slot), treatment, hold: held.id, ...who, overrule },
      {
        onSuccess: () => held.clear(true),
        onError: (error) => isTakenCode(problemOf(error).code) && held.clear(true),
      },
    )
  }
  return (
    <form
      noValidate
      onInput={held.touch}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <section>
        <h2>{words.what}</h2>
        <TreatmentBox
          clinic={clinic}
          treatment={treatment}
          onChange={(id) => {
            held.clear(false)
            setTreatment(id)
          }}
        />
        <h2>{words.when}</h2>
        <CallerTime {...{ treatment, held, isMissed, overrule }} onOverrule={setOverrule} />
      </section>
      <section>
        <h2>{words.who}</h2>
        <CallerPerson typed={typed} problems={problems} onChange={(change) => onType({ ...typed, ...change })} />
        <CallerAgreement
          typed={typed.agreement}
          treatment={treatment}
          problems={problems}
          onChange={(chosen) => onType({ ...typed, agreement: chosen })}
        />
        <p className="soft">{words.vouch}</p>
        {problem && !isAtField && <ProblemLine problem={problem} />}
        <PillButton tone="strong" type="submit" isDisabled={book.isPending || !isAgreementRead}>
          {words.book}
        </PillButton>
      </section>
    </form>
  )
}
