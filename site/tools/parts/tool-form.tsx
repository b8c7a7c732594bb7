import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { useSite } from '../../site-context.tsx'
import type { FieldError } from './use-tool-form.ts'

/** The fields of a tool and its button. A form with the method 'dialog' submits nowhere, so no answer ends up in an address. */
export function ToolForm({
  form: { errors, submit },
  button,
  children,
}: {
  /** From useToolForm. */
  form: { errors: FieldError[]; submit: (form: FormData) => void }
  /** The word on the button, where it is not 'Calculate'. */
  button?: string
  children: ReactNode
}) {
  const { tool, validation } = useSite().stringTranslations
  return (
    <form
      className="form stack"
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(new FormData(event.currentTarget))
      }}
    >
      <ErrorSummary title={validation.errorSummary} errors={errors} />
      {children}
      <Button type="submit" tone="fjord">
        {button ?? tool.calculate}
      </Button>
    </form>
  )
}
