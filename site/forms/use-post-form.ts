import { type FormEvent, useEffect, useRef, useState } from 'react'
import { targetOf } from '#booking/form/error-target.ts'
import type { Answer, CallProblem } from '#client/send.ts'
import type { CheckedFields } from '#domain/forms/fields/checked.ts'
import { format } from '#messages/format.ts'
import { sayField } from '#messages/say-field.ts'
import { useSite } from '../site-context.tsx'

export interface FieldError {
  field: string
  message: string
  /** What the summary leads to, where it is not the field. */
  target?: string
}

/** A form that is posted to the API. Without script the browser posts it, and the server answers with a page. */
export interface PostedForm<Values, Sent> {
  /** In the order of the page, which is also the order of the error summary. */
  fieldNames: readonly string[]
  /** The rules of the domain for what was typed; `text` is the value of a field. */
  check: (text: (name: string) => string) => CheckedFields<Values>
  /** `form`: for one that the browser itself posts. */
  send: (values: Values, form: HTMLFormElement) => Promise<Answer<Sent>>
  onSent: (sent: Sent) => void
}

export function usePostForm<Values, Sent>({ fieldNames, check, send, onSent }: PostedForm<Values, Sent>) {
  const { page, stringTranslations: words } = useSite()
  const [errors, setErrors] = useState<FieldError[]>([])
  const [problem, setProblem] = useState<CallProblem>()
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)
  useErrorTitle(errors.length > 0 ? format(words.validation.errorTitle, { title: page.data.title }) : undefined)

  /** Keys from our own checks, or messages from the server. */
  const showErrors = (fields: Readonly<Record<string, string>>) =>
    setErrors(
      fieldNames.flatMap((field) => {
        const text = fields[field]
        if (!text) return []
        return [{ field, message: sayField(text, words.validation), ...targetOf(field, text) }]
      }),
    )

  const checkForm = (element: HTMLFormElement) => {
    const form = new FormData(element)
    return check((name) => String(form.get(name) ?? ''))
  }

  /** Correcting a field clears its error at once; new errors are only shown on Send. */
  function forgetCorrected(event: FormEvent<HTMLFormElement>) {
    const changed = (event.target as HTMLInputElement).name
    if (!errors.some(({ field }) => field === changed)) return
    const checked = checkForm(event.currentTarget)
    if (checked.ok || !(changed in checked.fields)) setErrors(errors.filter(({ field }) => field !== changed))
  }

  // Who goes back from the page that follows finds the form as it was, ready to send.
  useEffect(() => {
    const enableAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isBusy.current = false
      setSending(false)
    }
    addEventListener('pageshow', enableAgain)
    return () => removeEventListener('pageshow', enableAgain)
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy.current) return
    const checked = checkForm(event.currentTarget)
    setProblem(undefined)
    if (!checked.ok) return showErrors(checked.fields)
    setErrors([])
    isBusy.current = true
    setSending(true)
    const answer = await send(checked.value, event.currentTarget)
    if (answer.ok) return onSent(answer.value)
    isBusy.current = false
    setSending(false)
    if (answer.problem.fields) showErrors(answer.problem.fields)
    else setProblem(answer.problem)
  }

  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message
  return { errors, errorOf, problem, isSending, submit, forgetCorrected }
}

/** The tab says that something is wrong, which a screen reader reads first. */
function useErrorTitle(title: string | undefined) {
  useEffect(() => {
    if (!title) return
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}
