import { format } from '#messages/format.ts'
import { dayWords } from '#messages/staff/day-words.ts'
import { useWords } from '../app/words.tsx'
import { type ColumnPart, clockAt } from './time-scale.ts'

/** Minutes into which a line of text fits. */
const readable = 10

/** A part of a column without a booking: free, held, taken, a break or off work. */
export function PartBlock({
  part: { kind, start, end },
  from,
  isAbsent,
}: {
  part: ColumnPart
  /** Minutes after midnight at which the time line begins. */
  from: number
  isAbsent: boolean
}) {
  const words = useWords(dayWords)
  return (
    <li
      className="day-column-at day-column-part"
      data-kind={kind}
      style={{ '--at': start - from, '--length': end - start } as React.CSSProperties}
    >
      <span className={end - start < readable ? 'unseen' : undefined}>
        {kind === 'free' ? (
          <>
            <span className="unseen">{format(words.freeFrom, { time: '' })}</span>
            {clockAt(start)}
          </>
        ) : (
          words[kind === 'off' && isAbsent ? 'absent' : kind]
        )}
      </span>
    </li>
  )
}
