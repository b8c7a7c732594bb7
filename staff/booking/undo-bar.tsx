import { useEffect, useRef, useState } from 'react'
import { undoSeconds } from '#domain/staff/desk-changes.ts'
import { clockOf } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { shortDay } from '#messages/short-dates.ts'
import { changeWords } from '#messages/staff/change-words.ts'
import { problemOf } from '../app/call-error.ts'
import { ProblemLine } from '../app/problem-line.tsx'
import { useLocale, useWords } from '../app/words.tsx'
import { useShortcut } from '../shortcuts/use-shortcut.ts'
import { type JustChanged, useJustChanged } from './use-desk-change.ts'
import { usePendingChange } from './use-pending-change.ts'
import './undo-bar.css'

/** Seconds for which the bar says how it ended. */
const readSeconds = 5

/** What the member has just changed, at the bottom of every screen, for as long as it can be taken back. */
export function UndoBar() {
  const { changed, undo, end } = useJustChanged()
  // The region is there before it says something: screen readers follow only those that were.
  return <div role="status">{changed && <Bar key={changed.id} changed={changed} undo={undo} onEnd={end} />}</div>
}

function Bar({
  changed: { id, reference, name, pending },
  undo,
  onEnd,
}: {
  changed: JustChanged
  undo: ReturnType<typeof useJustChanged>['undo']
  onEnd: () => void
}) {
  const words = useWords(changeWords)
  const language = useLocale()
  // Counted here: the clock of a desk's computer may be wrong.
  const [seconds, setSeconds] = useState(undoSeconds)
  const shown = usePendingChange(reference)
  const isReplaced = pending?.id !== id || (typeof shown === 'string' && shown !== id)
  const isTooLate = undo.isError && problemOf(undo.error).code === 'other-state'
  const isDecided = undo.isSuccess || isTooLate || isReplaced
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (isDecided) setSeconds(readSeconds)
  }, [isDecided])
  useEffect(() => {
    if (seconds <= 0 && !undo.isPending) onEnd()
  }, [seconds, undo.isPending, onEnd])

  const isAsked = useRef(false)
  const takeBack = () => {
    // The second of two quick clicks would be told that it is too late.
    if (isDecided || isAsked.current) return
    isAsked.current = true
    undo.mutate(
      { params: { reference }, body: { change: id } },
      {
        onError: () => {
          isAsked.current = false
        },
      },
    )
  }
  useShortcut('u', takeBack)

  const time = pending?.to && `${shortDay(pending.to.start, language)} ${clockOf(pending.to.start)}`
  const said = (left: number) => format(time ? words.moved : words.cancelled, { name, time: time ?? '', seconds: left })
  const outcome = undo.isSuccess ? words.undone : isReplaced ? words.replaced : words.undoTooLate
  return (
    <div className="undo-bar">
      {/* Read out once, not every second. */}
      <p>
        <span className="unseen">{isDecided ? outcome : said(undoSeconds)}</span>
        <span aria-hidden="true">{isDecided ? outcome : said(Math.max(seconds, 0))}</span>
      </p>
      {undo.isError && !isDecided && <ProblemLine problem={problemOf(undo.error)} />}
      {!isDecided && (
        <button type="button" aria-keyshortcuts="u" disabled={undo.isPending} onClick={takeBack}>
          {words.undo}
          <span aria-hidden="true">
            <kbd>u</kbd>
          </span>
        </button>
      )}
    </div>
  )
}
