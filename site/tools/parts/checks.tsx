import { CheckField } from '#ui/field/field.tsx'

/** Boxes to tick under one question. */
export function Checks({
  name,
  legend,
  options,
}: {
  name: string
  legend: string
  options: { id: string; text: string }[]
}) {
  return (
    <fieldset className="checks">
      <legend>{legend}</legend>
      {options.map(({ id, text }) => (
        <CheckField key={id} id={`${name}-${id}`} name={name} value={id}>
          {text}
        </CheckField>
      ))}
    </fieldset>
  )
}
