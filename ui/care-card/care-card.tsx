import type { CareLevel } from '#domain/signs/warning-signs.ts'
import { Icon } from '../icon/icon.tsx'
import type { Link } from '../link.ts'
import { Prose } from '../prose/prose.tsx'

const icons = { emergency: 'alert', maternity: 'phone', urgent: 'phone', 'non-urgent': 'calendar' } as const

/** When to get help, and from whom. The call is the first line, because nobody reads a list in an emergency; a booking is the last one. */
export function CareCard({
  level,
  title,
  heading: Heading = 'h3',
  html,
  note,
  call,
  booking,
}: {
  level: CareLevel
  title: string
  heading?: 'h2' | 'h3' | undefined
  html: string
  /** How to reach whoever the title names, where it is no single number. */
  note?: string
  call?: Link
  booking?: Link
}) {
  return (
    <section className={`care ${level}`}>
      <Heading>
        <Icon name={icons[level]} />
        {title}
      </Heading>
      <div className="care-body">
        {call && (
          <a className="care-action care-call" href={call.path}>
            <Icon name="phone" />
            {call.title}
          </a>
        )}
        {note && <p className="care-note">{note}</p>}
        <Prose html={html} />
        {booking && (
          <a className="care-action" href={booking.path}>
            {booking.title}
            <Icon name="arrow" />
          </a>
        )}
      </div>
    </section>
  )
}
