import { Field } from '#ui/field/field.tsx'

/** A person's whole name. */
export function NameField({
  id = 'name',
  label,
  hint,
  value,
  onType,
  error,
  autoComplete,
}: {
  id?: string
  label: string
  hint?: string | undefined
  value: string
  onType: (name: string) => void
  error: string | undefined
  autoComplete: string
}) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          value={value}
          onChange={(event) => onType(event.target.value)}
          autoComplete={autoComplete}
          autoCapitalize="words"
        />
      )}
    </Field>
  )
}
