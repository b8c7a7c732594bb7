import { Checkbox } from 'react-aria-components'
import type { PartnerView } from '#domain/api/read-answers.ts'
import type { TypedAnswers } from '#domain/partners/check-answers.ts'
import { callerWords } from '#messages/staff/caller-words.ts'
import { problemOf } from '../app/call-error.ts'
import { PillSelect } from '../app/pill-select.tsx'
import { ProblemLine } from '../app/problem-line.tsx'
import { useAsk } from '../app/use-calls.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { CallerField } from './caller-field.tsx'

/** The agreement that somebody books through, and what they answered to its questions. */
export interface TypedAgreement {
  id: string | undefined
  answers: TypedAnswers
}

/** The agreement with its questions; undefined while none is chosen, or it is not there yet. */
export function useAgreement({ id }: TypedAgreement) {
  const locale = useLocale()
  return useAsk('GET /partners/{id}', { params: { id: id ?? '' }, query: { locale } }, { isWanted: id !== undefined })
}

const nobody = 'none'

/** Who pays: the patient, or an agreement that the patient names. */
export function CallerAgreement({
  typed,
  treatment,
  problems,
  onChange,
}: {
  typed: TypedAgreement
  treatment: string | undefined
  problems: Readonly<Record<string, string>>
  onChange: (typed: TypedAgreement) => void
}) {
  const words = useWords(callerWords)
  const { data } = useAsk('GET /staff/agreements', {})
  const { data: agreement, error, refetch } = useAgreement(typed)
  const isChosen = typed.id !== undefined
  const options = [{ id: nobody, name: words.patientPays }, ...(data?.agreements ?? [])]
  const isOutside =
    isChosen &&
    treatment !== undefined &&
    [...(agreement?.uncovered ?? []), ...(agreement?.excluded ?? [])].includes(treatment)
  return (
    <>
      <div className="caller-field">
        <span aria-hidden="true">{words.paidBy}</span>
        <PillSelect
          label={words.paidBy}
          value={typed.id ?? nobody}
          options={options}
          onChange={(id) => onChange({ id: id === nobody ? undefined : id, answers: {} })}
        />
      </div>
      {isChosen && error && <ProblemLine problem={problemOf(error)} onRetry={() => void refetch()} />}
      {isOutside && <p role="status">{words.notCovered}</p>}
      {isChosen && agreement?.proof && <p className="soft">{agreement.proof}</p>}
      {isChosen &&
        agreement?.fields.map((field) => (
          <Question
            key={field.name}
            field={field}
            value={typed.answers[field.name]}
            problem={problems[field.name]}
            onChange={(value) => onChange({ ...typed, answers: { ...typed.answers, [field.name]: value } })}
          />
        ))}
    </>
  )
}

function Question({
  field: { name, kind, options = [] },
  value,
  problem,
  onChange,
}: {
  field: PartnerView['fields'][number]
  value: TypedAnswers[string]
  problem: string | undefined
  onChange: (value: string | boolean) => void
}) {
  const words = useWords(callerWords)
  const label = words.questions[name]
  if (kind === 'checkbox') {
    return (
      <div className="caller-field">
        <Checkbox isSelected={value === true} isInvalid={problem !== undefined} onChange={onChange}>
          {label}
        </Checkbox>
        {problem && <p className="caller-problem">{problem}</p>}
      </div>
    )
  }
  if (kind === 'select') {
    return (
      <div className="caller-field">
        <span aria-hidden="true">{label}</span>
        <PillSelect
          label={label}
          value={String(value ?? '')}
          options={[{ id: '', name: words.choose }, ...options]}
          onChange={onChange}
        />
        {problem && <p className="caller-problem">{problem}</p>}
      </div>
    )
  }
  const digits = kind === 'reward-number' ? ({ inputMode: 'numeric' } as const) : {}
  return <CallerField label={label} value={String(value ?? '')} problem={problem} onChange={onChange} {...digits} />
}
