import { useEffect, useRef } from 'react'

/** What is missing or wrong in a form, above its heading: takes focus, and each line leads to its field. */
export function ErrorSummary({ title, errors }: { title: string; errors: { field: string; message: string }[] }) {
  const box = useRef<HTMLDivElement>(null)
  // A new set of errors is a new answer to a press on the button: focus moves here every time.
  useEffect(() => {
    if (errors.length > 0) box.current?.focus()
  }, [errors])
  if (errors.length === 0) return null
  return (
    <div className="notice error" role="alert" tabIndex={-1} ref={box}>
      <div>
        <h2>{title}</h2>
        <ul className="error-list">
          {errors.map((error) => (
            <li key={error.field}>
              <a href={`#${error.field}`}>{error.message}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
