import { useId } from 'react'

/** A field of the form with what is wrong in it, in the server's words. */
export function CallerField({
  label,
  value,
  problem,
  isLong = false,
  onChange,
  ...input
}: {
  label: string
  value: string
  problem: string | undefined
  isLong?: boolean
  onChange: (value: string) => void
} & Pick<React.ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength'>) {
  const id = useId()
  const shared = {
    id,
    value,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
    // The patient's, not the receptionist's own.
    autoComplete: 'off',
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
  }
  return (
    <div className="caller-field">
      <label htmlFor={id}>{label}</label>
      {isLong ? <textarea rows={3} maxLength={input.maxLength} {...shared} /> : <input {...input} {...shared} />}
      {problem && (
        <p id={`${id}-problem`} className="caller-problem">
          {problem}
        </p>
      )}
    </div>
  )
}
