import type { ReactElement, ReactNode } from 'react'
import { fieldClass, wrongFieldClass } from '#domain/site/page-places.ts'
import { classNames } from '../class-names.ts'
import { describedBy, FieldNotes } from './field-notes.tsx'

/** What the input, select or textarea of a field must carry to be found by its label and read out with its hint and error. */
export interface FieldControl {
  id: string
  className: 'input'
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** A labelled field. Label above, hint under it, error right above the input, where a magnifier finds it. */
export function Field({
  id,
  label,
  hint,
  error,
  note,
  children,
}: {
  id: string
  label: ReactNode
  hint?: string | ReactElement
  error?: string
  /** Under the input, such as a count of characters. */
  note?: ReactNode
  children: (control: FieldControl) => ReactNode
}) {
  const notes = { id, hint, error }
  return (
    <div className={classNames(fieldClass, error && wrongFieldClass)}>
      <label htmlFor={id}>{label}</label>
      <FieldNotes {...notes} />
      {children({
        id,
        className: 'input',
        'aria-describedby': describedBy(notes),
        'aria-invalid': error ? true : undefined,
      })}
      {note && <p className="small soft">{note}</p>}
    </div>
  )
}

/** A box to tick, with its words beside it. */
export function CheckField({
  id,
  error,
  children,
  ...input
}: { id: string; error?: string; children: ReactNode } & React.InputHTMLAttributes<HTMLInputElement>) {
  return (
    <div className={classNames(fieldClass, error && wrongFieldClass)}>
      <FieldNotes id={id} error={error} />
      <label className="check" htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          aria-describedby={describedBy({ id, error })}
          aria-invalid={error ? true : undefined}
          {...input}
        />
        <span>{children}</span>
      </label>
    </div>
  )
}
