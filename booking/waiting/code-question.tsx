import type { WaitingMessages } from '#messages/waiting/messages.ts'
import { CodeForm } from '../code/code-form.tsx'
import type { SentCode } from '../code/use-code-check.ts'
import type { BookingSite } from '../wizard-context.tsx'

/** The code from the SMS. After the right one somebody is on the list. */
export function CodeQuestion({
  sent,
  back,
  isJoining,
  onSent,
  onVerified,
  words,
  site,
}: {
  sent: SentCode
  back: string
  isJoining: boolean
  onSent: (sent: SentCode) => void
  onVerified: (proof: string) => void
  words: WaitingMessages
  site: BookingSite
}) {
  if (isJoining) return <p role="status">{words.person.sending}</p>
  return (
    <div className="waiting-code">
      <h2>{site.words.code.heading}</h2>
      <CodeForm site={site} autoComplete="one-time-code" sent={sent} onSent={onSent} onVerified={onVerified} />
      <p>
        <a href={back}>{site.words.code.changeNumber}</a>
      </p>
    </div>
  )
}
