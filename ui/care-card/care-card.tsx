import type { CareLevel } from '#domain/warning-signs.ts'
import { Icon } from '../icon/icon.tsx'
import { Prose } from '../prose/prose.tsx'

const icons = { emergency: 'alert', maternity: 'phone', urgent: 'phone', 'non-urgent': 'calendar' } as const

/** When to get help, and from whom. A call or a booking is one tap away. */
export function CareCard({
  level,
  title,
  html,
  note,
  action,
}: {
  level: CareLevel
  title: string
  html: string
  /** How to reach whoever the title names, where it is no single number. */
  note?: string
  action?: { title: string; path: string }
}) {
  return (
    <section className={`care ${level}`}>
      <h3>
        <Icon name={icons[level]} />
        {title}
      </h3>
      <div className="care-body">
        <Prose html={html} />
        {note && <p className="small">{note}</p>}
        {action && (
          <a className="care-action" href={action.path}>
            {action.title}
            <Icon name="arrow" />
          </a>
        )}
      </div>
    </section>
  )
}
