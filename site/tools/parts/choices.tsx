import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '#ui/class-names.ts'
import { describedBy, FieldNotes } from '#ui/field/field-notes.tsx'

/** One choice of a few, all of them in sight. */
export function Choices({
  name,
  legend,
  hint,
  error,
  options,
  chosen,
  onChoose,
}: {
  name: string
  legend: ReactNode
  hint?: string
  error?: string | undefined
  options: readonly { id: string; text: string }[]
  /** Chosen from the start. */
  chosen?: string
  /** For a form that changes with the choice. */
  onChoose?: (id: string) => void
}) {
  const group = useRef<HTMLFieldSetElement>(null)
  const choose = useRef(onChoose)
  choose.current = onChoose
  // Another choice may have been made before hydration.
  useEffect(() => {
    const picked = group.current?.querySelector<HTMLInputElement>('input:checked')
    if (picked && picked.value !== chosen) choose.current?.(picked.value)
  }, [chosen])
  const notes = { id: name, hint, error }
  return (
    <fieldset ref={group} className={classNames('checks', error && 'wrong')} aria-describedby={describedBy(notes)}>
      <legend>{legend}</legend>
      <FieldNotes {...notes} />
      {options.map(({ id, text }, index) => {
        // The line of the error summary leads to the first choice.
        const inputId = index === 0 ? name : `${name}-${id}`
        return (
          <label key={id} className="check" htmlFor={inputId}>
            <input
              type="radio"
              id={inputId}
              name={name}
              value={id}
              defaultChecked={chosen === id}
              onChange={() => onChoose?.(id)}
            />
            <span>{text}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
