import type { ReactNode } from 'react'

/** The box beside a text: what it costs, when, and the link to book. */
export function SideCard({
  title,
  text,
  facts,
  action,
  children,
}: {
  title: string
  text?: string
  facts: { name: string; value: ReactNode }[]
  action?: { title: string; path: string }
  /** Who reviewed it. */
  children?: ReactNode
}) {
  return (
    <aside className="side" aria-label={title}>
      <div className="card">
        <h2>{title}</h2>
        {text && <p className="small soft">{text}</p>}
        <dl className="facts">
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        {action && (
          <a className="btn" href={action.path}>
            {action.title}
          </a>
        )}
        {children}
      </div>
    </aside>
  )
}
