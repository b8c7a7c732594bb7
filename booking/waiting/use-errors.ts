import { useState } from 'react'
import type { FieldError } from '../wizard-context.tsx'

/** What is wrong on the page of a question; nothing of it shows on the next. */
export function useErrors(step: string) {
  const [state, setState] = useState<{ step: string; errors: FieldError[] }>({ step, errors: [] })
  return {
    errors: state.step === step ? state.errors : none,
    setErrors: (errors: FieldError[]) => setState({ step, errors }),
  }
}

const none: FieldError[] = []
