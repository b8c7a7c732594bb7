import { useEffect, useRef } from 'react'
import { errorListClass, errorSummaryClass } from '#domain/site/page-places.ts'

interface SummarisedError {
  field: string
  message: string
  /** What the line leads to, where it is not the field itself. */
  target?: string
  /** The field's label, where the message does not name it: 'Department: Required', 'How do you want to get it? Required'. */
  name?: string
}

/** What is missing or wrong in a form, above its heading: takes focus, and each line leads to its field. */
export function ErrorSummary({ title, errors }: { title: string; errors: SummarisedError[] }) {
  const box = useRef<HTMLDivElement>(null)
  const known = useRef<typeof errors>([])
  // New errors are the answer to a press on the button: focus moves here. Errors that were put right only leave the list.
  useEffect(() => {
    if (errors.some((error) => !known.current.includes(error))) box.current?.focus()
    known.current = errors
  }, [errors])
  if (errors.length === 0) return null
  return (
    <div className={errorSummaryClass} role="alert" tabIndex={-1} ref={box}>
      <div>
        <h2>{title}</h2>
        <ul className={errorListClass}>
          {errors.map((error) => (
            <li key={error.field}>
              <a href={`#${error.target ?? error.field}`}>{nameError(error)}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function nameError({ name, message }: SummarisedError): string {
  if (!name) return message
  return name.endsWith('?') ? `${name} ${message}` : `${name}: ${message}`
}
