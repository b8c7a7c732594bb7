import { format } from '#messages/format.ts'
import { consoleWords } from '#messages/staff/console-words.ts'
import { useWords } from '../app/words.tsx'

/** Shown while the console is not connected: what stands below is as old as the last answer. */
export function StaleLine({ answeredAt }: { answeredAt: number }) {
  const { isNotLive } = useWords(consoleWords)
  return (
    <p className="stale-line" role="status">
      {format(isNotLive, { time: new Date(answeredAt).toTimeString().slice(0, 5) })}
    </p>
  )
}
