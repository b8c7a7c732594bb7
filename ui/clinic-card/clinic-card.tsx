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
  nextLabel,
  next,
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
  /** What the time is: 'First available time'. */
  nextLabel?: string
  /** '14:20' and 'today'. */
  next?: { time: string; text: string }
  distance?: string
  /** Shown while no free time is known: 'Mon–Fri 8–20'. */
  hours?: string
  level?: 'h2' | 'h3'
}) {
  return (
    <article className="card clinic" data-clinic={id}>
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
        <p className="clinic-next small soft" data-fact="next" hidden={!next}>
          {nextLabel} <span data-fact="day">{next?.text}</span>
        </p>
        <b className="clock" data-fact="time">
          {next?.time}
        </b>
        <p className="small soft" data-fact="instead" hidden={next !== undefined}>
          {hours}
        </p>
        <StateTag state={state?.is}>{state?.text}</StateTag>
      </div>
    </article>
  )
}
