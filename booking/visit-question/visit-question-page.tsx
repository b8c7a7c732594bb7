import type { VisitQuestionMessages } from '#messages/visit-question/messages.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { StartingSkeleton } from '../linked/linked-head.tsx'
import { useLinkedKey } from '../linked/use-linked-key.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { OwnVisitQuestion } from './own-visit-question.tsx'
import { PhoneText } from './phone-text.tsx'

/** Where a patient says how a visit was, with the link from the SMS. */
export function VisitQuestionPage({ words, site }: { words: VisitQuestionMessages; site: BookingSite }) {
  const { key, isDamaged } = useLinkedKey('visit')

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
