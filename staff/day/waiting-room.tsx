import { format } from '#messages/format.ts'
import { dayWords } from '#messages/staff/day-words.ts'
import { minutesSince } from '../app/use-now.ts'
import { useWords } from '../app/words.tsx'
import type { Day, DayVisit } from '../visits/day.ts'
import './waiting-room.css'

/** Who has arrived and not been called in, the next one first: by the time they were promised. */
function waitingIn(day: Day) {
  return day.practitioners
    .flatMap(({ name, bookings }) => bookings.map((visit) => ({ visit, practitioner: name })))
    .filter(({ visit }) => visit.state === 'arrived')
    .sort((a, b) => Date.parse(a.visit.start) - Date.parse(b.visit.start))
}

export function WaitingRoom({
  day,
  view,
  heading: Heading = 'h2',
}: {
  day: Day
  view: { now: number; onOpen: (visit: DayVisit) => void }
  heading?: 'h1' | 'h2'
}) {
  const words = useWords(dayWords)
  const waiting = waitingIn(day)
  return (
    <section className="waiting-room" aria-labelledby="waiting-room">
      <Heading id="waiting-room">{words.waitingRoom}</Heading>
      {waiting.length === 0 ? (
        <p className="soft">{words.waitingRoomEmpty}</p>
      ) : (
        <ol className="waiting-room-people">
          {waiting.map(({ visit, practitioner }) => (
            <li key={`${visit.reference} ${visit.start}`}>
              <button type="button" onClick={() => view.onOpen(visit)}>
                <b>{visit.name}</b>
                <span>{practitioner}</span>
                <span className="clock">
                  {visit.since && format(words.minutes, { minutes: minutesSince(visit.since, view.now) })}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
