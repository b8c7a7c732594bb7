import { useEffect, useRef, useState } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import { question, request } from '#client/request.ts'
import type { CallProblem } from '#client/send.ts'
import { bearer } from '#client/send.ts'
import { useAnswer } from '#client/use-answer.ts'
import type { AnswerOf } from '#domain/api/call-types.ts'
import { longDay } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import type { VisitQuestionMessages } from '#messages/visit-question/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { BookingKey } from '../booking-calls.ts'
import { LinkedSkeleton } from '../linked/linked-head.tsx'
import { usePageHeading } from '../linked/use-page-heading.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { longTime } from '../words/dates.ts'
import { PhoneText } from './phone-text.tsx'
import { VisitQuestionForm } from './visit-question-form.tsx'

type VisitQuestion = AnswerOf<'GET /visit-questions/{reference}'>

/** One question about one visit; its answer can be seen and changed for a day. */
export function OwnVisitQuestion({
  questionKey: { reference, token },
  words,
  site,
}: {
  questionKey: BookingKey
  words: VisitQuestionMessages
  site: BookingSite
}) {
  const { locale, language } = site
  const input = { params: { reference }, query: { locale } }
  const { value, problem, refresh } = useAnswer(question('GET /visit-questions/{reference}', input), { token })
  const [changed, setChanged] = useState<VisitQuestion>()
  const [isEditing, setEditing] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<CallProblem>()
  const heading = useRef<HTMLHeadingElement>(null)
  usePageHeading(heading, site.brand)
  useEffect(() => {
    // The button that was pressed has gone.
    if (changed || isEditing) heading.current?.focus()
  }, [changed, isEditing])

  async function send(body: { score: number; line: string }) {
    setSending(true)
    setRefused(undefined)
    const answer = await request('POST /visit-questions/{reference}', { ...input, body }, { headers: bearer(token) })
    setSending(false)
    if (!answer.ok && answer.problem.code === 'too-late') return refresh()
    if (!answer.ok) return setRefused(answer.problem)
    setEditing(false)
    setChanged(answer.value)
  }

  const asked = changed ?? value
  const isDone = asked?.state === 'answered' && !isEditing
  const isClosed = asked?.state === 'closed'
  return (
    <div className="wrap wizard-end">
      <h1 tabIndex={-1} ref={heading}>
        {changed && isDone ? words.thanks : words.heading}
      </h1>
      {!asked && !problem && <LinkedSkeleton label={site.words.nav.loading} />}
      {!asked && problem?.code === 'not-found' && (
        <Notice tone="error">
          <PhoneText text={words.wrongLink} phone={site.phone} />
        </Notice>
      )}
      {!asked && problem && problem.code !== 'not-found' && (
        <ProblemNotice problem={problem} site={site} onRetry={refresh} />
      )}
      {isClosed && (
        <Notice tone="info">
          <p>
            <b>{words.closed}</b>
          </p>
          <p>
            <PhoneText text={words.closedText} phone={site.phone} />
          </p>
        </Notice>
      )}
      {isDone && (
        <>
          <Notice tone="success">
            {!changed && `${words.thanks}. `}
            {format(words.thanksText, { time: longTime(asked.changeableUntil ?? '', language) })}
          </Notice>
          <p className="next-acts">
            <Button tone="quiet" onClick={() => setEditing(true)}>
              {words.change}
            </Button>
          </p>
        </>
      )}
      {asked && !isDone && !isClosed && (
        <>
          <p className="lead">
            {format(words.visit, { brand: site.brand, clinic: asked.clinic, date: longDay(asked.date, language) })}
          </p>
          {refused && <ProblemNotice problem={refused} site={site} onRetry={() => setRefused(undefined)} />}
          <VisitQuestionForm given={asked} words={words} phone={site.phone} isSending={isSending} onSend={send} />
        </>
      )}
    </div>
  )
}
