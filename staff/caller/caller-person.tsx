import { descriptionMaxLength } from '#domain/forms/fields/description.ts'
import { callerWords } from '#messages/staff/caller-words.ts'
import { PillSelect } from '../app/pill-select.tsx'
import { useWords } from '../app/words.tsx'
import { CallerField } from './caller-field.tsx'
import type { TypedCaller } from './typed-caller.ts'

/** Who comes, and why: what the site asks for, too. */
export function CallerPerson({
  typed,
  problems,
  onChange,
}: {
  typed: TypedCaller
  problems: Readonly<Record<string, string>>
  onChange: (change: Partial<TypedCaller>) => void
}) {
  const words = useWords(callerWords)
  const field = (name: Exclude<keyof TypedCaller, 'locale' | 'agreement'>) => ({
    value: typed[name],
    problem: problems[name],
    onChange: (value: string) => onChange({ [name]: value }),
  })
  return (
    <>
      <CallerField label={words.name} {...field('name')} />
      <CallerField label={words.birthdate} inputMode="numeric" {...field('birthdate')} />
      <CallerField label={words.phone} type="tel" {...field('phone')} />
      <CallerField label={words.email} type="email" {...field('email')} />
      <CallerField label={words.reason} isLong maxLength={descriptionMaxLength} {...field('description')} />
      <div className="caller-field">
        <span aria-hidden="true">{words.language}</span>
        <PillSelect
          label={words.language}
          value={typed.locale}
          options={(['no', 'en'] as const).map((id) => ({ id, name: words.languages[id] }))}
          onChange={(locale) => onChange({ locale })}
        />
      </div>
    </>
  )
}
