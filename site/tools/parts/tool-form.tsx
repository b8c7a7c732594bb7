import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { useSite } from '../../site-context.tsx'

/** The fields of a tool and its button. A form with the method 'dialog' submits nowhere, so no answer ends up in an address. */
export function ToolForm({
  errors,
  submit,
  onSubmit,
  children,
}: {
  errors: { field: string; message: string }[]
  /** The word on the button, where it is not 'Calculate'. */
  submit?: string
  onSubmit: (form: FormData) => void
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
        onSubmit(new FormData(event.currentTarget))
      }}
    >
      <ErrorSummary title={validation.errorSummary} errors={errors} />
      {children}
      <Button type="submit" tone="fjord">
        {submit ?? tool.calculate}
      </Button>
    </form>
  )
}
