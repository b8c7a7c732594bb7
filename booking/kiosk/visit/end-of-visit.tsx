import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import type { KioskSite } from '../kiosk-site.ts'

/** How the last screen of a booking or a check-in ends: by a tap, or by itself. */
export function EndOfVisit({
  words,
  left,
  onDone,
}: {
  words: KioskSite['words']['booked']
  /** Milliseconds until the screen goes. */
  left: number
  onDone: () => void
}) {
  return (
    <div className="kiosk-end">
      <Button onClick={onDone}>{words.done}</Button>
      <p className="soft">{format(words.resets, { seconds: Math.ceil(left / 1000) })}</p>
    </div>
  )
}
