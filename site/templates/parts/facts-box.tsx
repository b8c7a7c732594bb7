import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button/button.tsx'

/** Facts beside a text, and what to do with them. */
export function FactsBox({
  label,
  facts,
  action,
}: {
  label: string
  facts: { name: string; value: ReactNode }[]
  action?: { title: string; path: string }
}) {
  return (
    <aside className="side" aria-label={label}>
      <div className="card">
        <dl className="card-facts">
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        {action && <ButtonLink href={action.path}>{action.title}</ButtonLink>}
      </div>
    </aside>
  )
}
