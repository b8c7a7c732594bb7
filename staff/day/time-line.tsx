import { useEffect, useRef } from 'react'
import { portraitPath } from '#domain/site/profile-path.ts'
import { dayWords } from '#messages/staff/day-words.ts'
import { useCommonWords, useWords } from '../app/words.tsx'
import type { Day } from '../visits/day.ts'
import { moveByArrow } from './arrow-keys.ts'
import { type ColumnView, DayColumn } from './day-column.tsx'
import { clockAt, minuteHeight } from './time-scale.ts'
import './time-line.css'

/** Pixels: where less of it is in sight, now stands below the names. */
const leastInSight = 160

/** Everybody's day: a column for each practitioner, hours from top to bottom, a line for now. */
export function TimeLine({ day, view }: { day: Day; view: ColumnView }) {
  const words = useWords(dayWords)
  const { profession } = useCommonWords()
  const { from, to } = view.hours
  const nowAt = readNow(day, view)
  const scroller = useRef<HTMLDivElement>(null)
  const isToday = nowAt !== undefined
  // Opens at the present, with what was just before it in sight.
  useEffect(() => {
    const now = scroller.current?.querySelector<HTMLElement>('.time-line-now')
    if (!isToday || !now) return
    // The page itself stays at its head; on a phone the time line reaches below the screen.
    const { top, bottom } = scroller.current!.getBoundingClientRect()
    const inSight = Math.min(bottom, innerHeight) - top
    scroller.current!.scrollTop = now.offsetTop - Math.max(leastInSight, inSight) / 2
  }, [isToday])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the buttons in it
    <div
      className="time-line"
      ref={scroller}
      style={
        {
          '--columns': day.practitioners.length,
          '--minutes': (to - from) * 60,
          '--minute': `${minuteHeight(day)}px`,
        } as React.CSSProperties
      }
      onKeyDown={moveByArrow}
    >
      <div className="time-line-heads">
        <div className="time-line-corner" />
        {day.practitioners.map(({ id, name, profession: kind }) => (
          <div key={id} className="time-line-head">
            <img src={portraitPath(id)} alt="" width="32" height="32" loading="lazy" />
            <div>
              <h2>{name}</h2>
              <p>{profession[kind as keyof typeof profession] ?? kind}</p>
            </div>
          </div>
        ))}
      </div>
      <div className="time-line-columns" data-now={nowAt} style={{ '--now': nowAt } as React.CSSProperties}>
        <ol className="time-line-hours" aria-hidden="true">
          {Array.from({ length: to - from }, (_, index) => clockAt((from + index) * 60)).map((clock) => (
            <li key={clock}>{clock}</li>
          ))}
        </ol>
        {day.practitioners.map((column) => (
          <DayColumn key={column.id} column={column} view={view} />
        ))}
        {nowAt !== undefined && (
          <p className="time-line-now">
            <span className="unseen">{words.now} </span>
            {clockAt(nowAt + from * 60)}
          </p>
        )}
      </div>
    </div>
  )
}

/** Minutes below the top of the line, if the day is today and it is not over. */
function readNow(day: Day, { hours, now }: ColumnView): number | undefined {
  const sinceMidnight = minutesToday(day, now)
  const isOnLine = sinceMidnight >= hours.from * 60 && sinceMidnight <= hours.to * 60
  return day.now.slice(0, 10) === day.date && isOnLine ? sinceMidnight - hours.from * 60 : undefined
}

function minutesToday({ now: told }: Day, now: number): number {
  const atAnswer = Number(told.slice(11, 13)) * 60 + Number(told.slice(14, 16))
  return atAnswer + Math.floor((now - Date.parse(`${told.slice(0, 16)}:00${told.slice(19)}`)) / 60_000)
}
