import { useEffect, useRef } from 'react'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import type { KioskSite } from '../kiosk-site.ts'

/** Fills the screen before everything is wiped: a ring that empties, and one large button. */
export function StillHere({
  left,
  of,
  words,
  onStay,
  onEnd,
}: {
  /** Milliseconds, and how many there were. */
  left: number
  of: number
  words: KioskSite['words']['still']
  onStay: () => void
  onEnd: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const seconds = Math.ceil(left / 1000)
  return (
    <dialog ref={dialog} className="kiosk-still" aria-labelledby="still-heading" onCancel={onStay}>
      <svg viewBox="0 0 120 120" role="img" aria-label={format(words.seconds, { seconds })}>
        <circle cx="60" cy="60" r="54" pathLength="100" />
        <circle className="left" cx="60" cy="60" r="54" pathLength="100" strokeDasharray={`${(100 * left) / of} 100`} />
        <text x="60" y="60">
          {seconds}
        </text>
      </svg>
      <h2 id="still-heading">{words.heading}</h2>
      <p>{format(words.text, { seconds })}</p>
      <Button onClick={onStay}>{words.button}</Button>
      <Button tone="quiet" onClick={onEnd}>
        {words.end}
      </Button>
    </dialog>
  )
}
