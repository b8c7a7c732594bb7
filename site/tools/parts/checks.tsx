import { type ReactNode, useEffect, useRef } from 'react'
import { CheckField } from '#ui/field/field.tsx'
import { describedBy, FieldNotes } from '#ui/field/field-notes.tsx'

/** Boxes to tick under one question. */
export function Checks({
  name,
  legend,
  hint,
  options,
  takesFocus = false,
}: {
  name: string
  legend: string
  hint?: string
  options: readonly { id: string; text: string; picture?: ReactNode }[]
  /** It replaces another question: announced to screen readers. */
  takesFocus?: boolean
}) {
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (takesFocus) group.current?.focus()
  }, [takesFocus])
  const notes = { id: name, hint }
  return (
    <fieldset className="checks" ref={group} tabIndex={-1} aria-describedby={describedBy(notes)}>
      <legend>{legend}</legend>
      <FieldNotes {...notes} />
      {options.map(({ id, text, picture }) => (
        <CheckField key={id} id={`${name}-${id}`} name={name} value={id}>
          {picture}
          {text}
        </CheckField>
      ))}
    </fieldset>
  )
}
