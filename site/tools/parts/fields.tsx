import type { InputHTMLAttributes } from 'react'
import { Field } from '#ui/field/field.tsx'

/** Every field of a tool: the name and error come from useToolForm's field(). */
interface ToolField {
  name: string
  label: string
  hint?: string
  error?: string | undefined
}

function Input({ name, label, hint, error, ...input }: ToolField & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field id={name} label={label} hint={hint} error={error}>
      {(control) => <input {...control} name={name} autoComplete="off" {...input} />}
    </Field>
  )
}

/** A number as text: a field of type 'number' refuses the decimal comma in some browsers and steps when scrolled over. */
export function NumberField({
  whole = false,
  ...field
}: ToolField & {
  /** No decimals. */
  whole?: boolean
  defaultValue?: string
}) {
  return <Input {...field} inputMode={whole ? 'numeric' : 'decimal'} />
}

/** A day. The browser's own field shows and reads it in the order of the visitor's device, so nothing has to be guessed. */
export function DateField(field: ToolField) {
  return <Input {...field} type="date" />
}

export function TimeField(field: ToolField & { defaultValue?: string }) {
  return <Input {...field} type="time" />
}

export function SelectField({
  name,
  label,
  hint,
  error,
  options,
  empty,
}: ToolField & {
  options: readonly { id: string; text: string }[]
  /** The first choice, which is no answer. */
  empty?: string
}) {
  return (
    <Field id={name} label={label} hint={hint} error={error}>
      {(control) => (
        <select {...control} name={name}>
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
