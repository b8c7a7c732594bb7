import { useState } from 'react'
import { format } from '#messages/format.ts'
import { calendarWords } from '#messages/staff/calendar-words.ts'
import { PillButton } from '../app/pill-button.tsx'
import { takeLostFocus } from '../app/take-lost-focus.ts'
import { useWords } from '../app/words.tsx'
import { Actions } from '../parts/actions.tsx'
import '../parts/shown-once.css'

/** The address of a calendar. It is shown until the screen is left, and kept nowhere. Without HTTPS browsers copy nothing: it is marked and copied by hand. */
export function NewAddress({ address, name }: { address: string; name: string }) {
  const words = useWords(calendarWords)
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    setIsCopied(
      await navigator.clipboard.writeText(address).then(
        () => true,
        () => false,
      ),
    )
  }
  return (
    <div className="shown-once" role="status" tabIndex={-1} ref={takeLostFocus}>
      <p>{format(words.address, { name })}</p>
      <code>{address}</code>
      <Actions>
        {window.isSecureContext && (
          <PillButton tone="strong" onPress={() => void copy()}>
            {words.copy}
          </PillButton>
        )}
        <a href={address.replace(/^https?:/, 'webcal:')}>{words.subscribe}</a>
        {isCopied && <span>{words.copied}</span>}
      </Actions>
      <p>{words.how}</p>
    </div>
  )
}
