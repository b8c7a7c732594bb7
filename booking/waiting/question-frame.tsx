import type { MouseEvent, ReactNode, RefObject } from 'react'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { queryAddress } from '../flows/address.ts'
import { fieldOfClick, searchOfClick } from '../flows/clicks.ts'
import type { BookingSite, FieldError } from '../wizard-context.tsx'

/** The page of a question, as the booking has it: how far one is, what was answered, the heading and the form. */
export function QuestionFrame({
  step,
  title,
  heading,
  errors,
  above,
  children,
  site,
}: {
  step: string
  title: string
  heading: RefObject<HTMLHeadingElement | null>
  errors: readonly FieldError[]
  /** How far one is, and what was answered. */
  above?: ReactNode
  children: ReactNode
  site: BookingSite
}) {
  /** Links to another question are addresses of this page: followed here, without asking for anything. */
  function followLink(event: MouseEvent) {
    const field = fieldOfClick(event)
    const next = searchOfClick(event)
    if (!field && next === undefined) return
    event.preventDefault()
    if (field) field.focus()
    else queryAddress.go(next!)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: catches the clicks of the links inside, which the keyboard makes too
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements
    <div className="wrap wizard waiting" data-step={step} onClick={followLink}>
      {above}
      <div className="wizard-main" key={step}>
        <ErrorSummary title={site.common.validation.errorSummary} errors={[...errors]} />
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <div className="wizard-step">{children}</div>
      </div>
    </div>
  )
}
