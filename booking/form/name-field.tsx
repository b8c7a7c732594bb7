import { Field } from '#ui/field/field.tsx'

/** A person's whole name. */
export function NameField({
  label,
  hint,
  value,
  onType,
  error,
  autoComplete,
}: {
  label: string
  hint?: string | undefined
  value: string
  onType: (name: string) => void
  error: string | undefined
  autoComplete: string
}) {
  return (
    <Field id="name" label={label} hint={hint} error={error}>
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
