import { Icon } from '../icon/icon.tsx'
import { Prose } from '../prose/prose.tsx'

export type CareLevel = 'emergency' | 'urgent' | 'non-urgent'

const icons = { emergency: 'alert', urgent: 'phone', 'non-urgent': 'calendar' } as const

/** When to get help, in three levels. A call or a booking is one tap away. */
export function CareCard({
  level,
  title,
  html,
  action,
}: {
  level: CareLevel
  title: string
  html: string
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
