import { useEffect, useState } from 'react'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import type { BookingSite } from '../wizard-context.tsx'

/** The button for another code, with the seconds until it can be pressed. */
export function Resend({
  resendAt,
  onResend,
  wasResent,
  words,
}: {
  resendAt: number
  onResend: () => void
  wasResent: boolean
  words: BookingSite['words']
}) {
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.ceil((resendAt - now) / 1000)
  return (
    <div className="resend">
      <Button tone="quiet" aria-disabled={seconds > 0} onClick={() => seconds <= 0 && onResend()}>
        {words.code.resend}
      </Button>
      {seconds > 0 && <p className="small soft">{format(words.code.resendIn, { seconds })}</p>}
      <p className="small" role="status">
        {wasResent && words.code.resent}
      </p>
    </div>
  )
}
