import { useState } from 'react'
import { describedBy, FieldNotes } from '#ui/field/field-notes.tsx'
import { Fold } from '#ui/fold/fold.tsx'

interface Option {
  id: string
  name: string
  note?: string | undefined
}

/** Boxes to tick that answer one question. The first has the id of the group, so that its error leads there. */
export function CheckGroup({
  id,
  heading,
  hint,
  error,
  options,
  more,
  chosen,
  onChange,
  isSeen,
}: {
  id: string
  /** Read out with the boxes. */
  heading: string
  /** Whether it is written above them. */
  isSeen: boolean
  hint?: string | undefined
  error: string | undefined
  options: readonly Option[]
  /** Folded away until one of them is chosen. */
  more?: { heading: string; options: readonly Option[] } | undefined
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}) {
  const [isOpenAtFirst] = useState(more?.options.some((it) => chosen.includes(it.id)))
  const notes = { id, hint, error }
  const toggle = (it: string) =>
    onChange(chosen.includes(it) ? chosen.filter((other) => other !== it) : [...chosen, it])
  const draw = (option: Option, isFirst: boolean) => (
    <label key={option.id} className="check">
      <input
        type="checkbox"
        id={isFirst ? id : undefined}
        checked={chosen.includes(option.id)}
        onChange={() => toggle(option.id)}
      />
      <span>
        <b>{option.name}</b>
        {option.note && (
          <>
            <br />
            {option.note}
          </>
        )}
      </span>
    </label>
  )
  return (
    <fieldset className={error ? 'field wrong' : 'field'} aria-describedby={describedBy(notes)}>
      <legend className={isSeen ? undefined : 'unseen'}>{heading}</legend>
      <FieldNotes {...notes} />
      <div className={columnsFor(options)}>{options.map((it, place) => draw(it, place === 0))}</div>
      {more && (
        <Fold heading={more.heading} isOpen={isOpenAtFirst}>
          <div className={columnsFor(more.options)}>{more.options.map((it) => draw(it, false))}</div>
        </Fold>
      )}
    </fieldset>
  )
}

const columnsFor = (options: readonly Option[]) => (options.length > 6 ? 'many-checks' : undefined)
