import { useEffect, useRef } from 'react'
import { CheckField } from '#ui/field/field.tsx'

/** Boxes to tick under one question. */
export function Checks({
  name,
  legend,
  options,
  takesFocus = false,
}: {
  name: string
  legend: string
  options: { id: string; text: string }[]
  /** It replaces another question: announced to screen readers. */
  takesFocus?: boolean
}) {
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (takesFocus) group.current?.focus()
  }, [takesFocus])
  return (
    <fieldset className="checks" ref={group} tabIndex={-1}>
      <legend>{legend}</legend>
      {options.map(({ id, text }) => (
        <CheckField key={id} id={`${name}-${id}`} name={name} value={id}>
          {text}
        </CheckField>
      ))}
    </fieldset>
  )
}
