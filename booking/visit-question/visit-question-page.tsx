import { useLayoutEffect, useState } from 'react'
import type { VisitQuestionMessages } from '#messages/visit-question/messages.ts'
import { Notice } from '#ui/notice/notice.tsx'
import type { BookingKey } from '../booking-calls.ts'
import { StartingSkeleton } from '../linked/linked-head.tsx'
import { isDamagedKey, readFragment } from '../manage/booking-key.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { OwnVisitQuestion } from './own-visit-question.tsx'
import { PhoneText } from './phone-text.tsx'

/** Where a patient says how a visit was, with the link from the SMS. The link stays in the address alone: nothing is kept in the tab. */
export function VisitQuestionPage({ words, site }: { words: VisitQuestionMessages; site: BookingSite }) {
  const [key, setKey] = useState<BookingKey>()
  const [isDamaged, setDamaged] = useState(false)
  useLayoutEffect(() => {
    const open = () => {
      setDamaged(isDamagedKey(location.hash))
      setKey(readFragment(location.hash) ?? undefined)
    }
    document.documentElement.classList.remove('starting')
    open()
    // A second link that is opened in this tab changes only the fragment.
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])

  if (key) return <OwnVisitQuestion key={key.reference} questionKey={key} words={words} site={site} />
  return (
    <div className="wrap wizard-end">
      <h1 className="at-once">{words.heading}</h1>
      <StartingSkeleton />
      <div className="without-script">
        <Notice tone="warning">
          <PhoneText text={words.withoutScript} phone={site.phone} />
        </Notice>
      </div>
      {isDamaged ? (
        <Notice tone="error">
          <PhoneText text={words.wrongLink} phone={site.phone} />
        </Notice>
      ) : (
        <p className="lead needs-script">{words.needLink}</p>
      )}
    </div>
  )
}
