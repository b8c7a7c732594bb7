import { useEffect, useState } from 'react'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useWizard } from '../wizard-context.tsx'
import { languageTag } from '../words/dates.ts'

/** That the time is held; before that ends, a warning with a button that is always in sight. */
export function HoldNotice() {
  const { held, words } = useWizard()
  const [wasKept, setKept] = useState(false)
  const keep = () => void held.keep().then(setKept)
  if (held.state === 'held') {
    return (
      <p className="held small" role="status">
        <Icon name="clock" />
        {wasKept ? words.hold.kept : words.hold.held}
      </p>
    )
  }
  if (held.state !== 'warning' && held.state !== 'ended') return null
  return (
    <div className="hold-warning">
      <Notice tone="warning" live>
        <p>{held.state === 'warning' ? <Remaining until={held.until} /> : words.hold.ended}</p>
        <Button tone="fjord" onClick={keep}>
          {words.hold.keep}
        </Button>
      </Notice>
    </div>
  )
}

/** '2 minutter', then '1 minutt', then '30 sekunder': a screen reader reads every change, so there are few. */
const marks = [120, 60, 30]

function Remaining({ until }: { until: number }) {
  const { words, language } = useWizard()
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const left = (until - now) / 1000
  const mark = marks.findLast((it) => left <= it + 1) ?? 120
  const unit = mark >= 60 ? 'minute' : 'second'
  const time = new Intl.NumberFormat(languageTag(language), { style: 'unit', unit, unitDisplay: 'long' }).format(
    mark >= 60 ? mark / 60 : mark,
  )
  return format(words.hold.warning, { time })
}
