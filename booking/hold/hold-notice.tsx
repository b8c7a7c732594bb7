import { useEffect, useState } from 'react'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { ClockIcon } from '#ui/icon/clock-icon.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useWizard } from '../wizard-context.tsx'
import { LostTime } from './lost-time.tsx'
import { describeRemaining } from './remaining.ts'

/** What has become of the hold on the chosen time, with what can be done about it. */
export function HoldNotice() {
  const { hold, held, words, instance, position } = useWizard()
  const [wasKept, setKept] = useState(false)
  // The answer is on its way: its line keeps its place unseen, or the form below would jump.
  const isPending = held.status === 'none'
  if (isPending && !instance.flow.holdFrom) return null
  const keep = () => void hold.keep().then(setKept)
  switch (held.status) {
    case 'taken':
    case 'gone':
      return <LostTime isGone={held.status === 'gone'} />
    case 'none':
    case 'held':
      return (
        <p className="held small" role="status" data-pending={isPending || undefined}>
          <ClockIcon />
          {wasKept ? words.hold.kept : position.choices.people ? words.together.held : words.hold.held}
        </p>
      )
    case 'failed':
      return (
        <Notice tone="warning" live>
          <p>{words.hold.failed}</p>
          <Button tone="quiet" onClick={keep}>
            {words.nav.tryAgain}
          </Button>
        </Notice>
      )
    default:
      // Sticky: a visitor who misses the warning loses the time.
      return (
        <div className="hold-warning">
          <Notice tone="warning" live>
            <p>{held.status === 'warning' ? <Remaining until={held.until} /> : words.hold.ended}</p>
            <Button tone="fjord" onClick={keep}>
              {words.hold.keep}
            </Button>
          </Notice>
        </div>
      )
  }
}

function Remaining({ until }: { until: number }) {
  const { words } = useWizard()
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return format(words.hold.warning, { time: describeRemaining((until - now) / 1000, words.hold) })
}
