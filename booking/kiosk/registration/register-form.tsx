import { type FormEvent, useRef, useState } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import { request } from '#client/request.ts'
import type { CallProblem } from '#client/send.ts'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import type { KioskSite } from '../kiosk-site.ts'

/** What a browser sees that is no kiosk yet, from the HTML on. Only somebody with a code gets on. */
export function RegisterForm({ kiosk, onRegistered }: { kiosk: KioskSite; onRegistered: (clinic: string) => void }) {
  const { words, clinic, booking } = kiosk
  /** Keeps its own value: somebody may type before the script is there. */
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<CallProblem>()
  const [isSending, setSending] = useState(false)

  async function register() {
    if (isSending) return
    setError(undefined)
    setProblem(undefined)
    const code = field.current!.value
    if (!code.trim()) return setError(booking.common.validation.required)
    setSending(true)
    const answer = await request('POST /kiosks', { body: { code } })
    setSending(false)
    if (answer.ok) return onRegistered(answer.value.clinic)
    if (answer.problem.fields) setError(booking.common.validation['invalid-code'])
    else setProblem(answer.problem)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void register()
  }
  return (
    <form className="kiosk-register" noValidate onSubmit={submit} autoComplete="off">
      <h1>{words.register.heading}</h1>
      <p className="lead">{format(words.register.text, { clinic: clinic.name })}</p>
      <Field id="code" label={words.register.code} hint={words.register.hint} error={error}>
        {(control) => (
          <input
            {...control}
            className="input code"
            ref={field}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      {problem && <ProblemNotice problem={problem} site={booking} onRetry={() => void register()} />}
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? words.register.sending : words.register.button}
      </Button>
      <p>
        {words.register.toBooking}{' '}
        <a href={booking.paths.booking} data-inside>
          {words.register.bookingLink}
        </a>
      </p>
    </form>
  )
}
