import type { ReactNode } from 'react'
import { useSite } from '../../site-context.tsx'

/** The result, styled as a care card and announced when it appears. `level` says how urgent it is. */
export function ToolResult({
  title,
  level = 'non-urgent',
  children,
}: {
  /** Nothing while there is no result. */
  title: string | undefined
  level?: 'non-urgent' | 'urgent' | 'emergency'
  children: ReactNode
}) {
  const { tool } = useSite().stringTranslations
  return (
    <div role="status">
      {title && (
        <section className={`care ${level}`}>
          <h2 className="unseen">{tool.result}</h2>
          <h3>{title}</h3>
          <div className="care-body stack">{children}</div>
        </section>
      )}
    </div>
  )
}
