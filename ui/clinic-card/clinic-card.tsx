import type { ClinicState } from '#domain/availability/clinic-today.ts'
import { Icon } from '../icon/icon.tsx'
import type { Link } from '../link.ts'
import { StateTag } from '../tag/tag.tsx'

/** A clinic in a list: whether it is open, where it is, and the first free time when that is known. */
export function ClinicCard({
  id,
  title,
  path,
  address,
  state,
  wait,
  first,
  nextLabel,
  next,
  book,
  distance,
  hours,
  level: Heading = 'h3',
}: Link & {
  id: string
  address: string
  /** Known only once the clinics have answered. */
  state?: { is: ClinicState; text: string }
  /** 'Wait now: 10–25 minutes, as of 10:42'; empty where nothing is known. */
  wait?: string
  /** The service that the time is of; left out: what the page asked for. The live script reads it. */
  first?: string
  /** What the time is for: 'First doctor's appointment'. */
  nextLabel?: string
  /** '14:20' and 'today'. */
  next?: { time: string; text: string }
  /** Where that time is booked. */
  book?: string
  distance?: string
  /** Shown while no free time is known: 'Mon–Fri 8–20'. */
  hours?: string
  level?: 'h2' | 'h3'
}) {
  return (
    <article className="card clinic" data-clinic={id} data-first={first}>
      <div className="clinic-row">
        <Heading>
          <a href={path}>{title}</a>
        </Heading>
        {distance && (
          <span className="clinic-distance small soft">
            <Icon name="pin" />
            {distance}
          </span>
        )}
      </div>
      <p className="small soft">{address}</p>
      {/* Its height is kept, empty or not, so that nothing moves when it is known. */}
      <p className="small clinic-wait" data-fact="wait">
        {wait}
      </p>
      <div className="clinic-row clinic-end">
        <a className="clinic-next" href={book} data-fact="next" hidden={!next}>
          <span className="small">
            {nextLabel} <span data-fact="day">{next?.text}</span>
          </span>{' '}
          <b className="clock" data-fact="time">
            {next?.time}
          </b>
        </a>
        <p className="small soft" data-fact="instead" hidden={next !== undefined}>
          {hours}
        </p>
        <StateTag state={state?.is}>{state?.text}</StateTag>
      </div>
    </article>
  )
}
