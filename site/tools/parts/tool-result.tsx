import type { ReactNode } from 'react'
import { useSite } from '../../site-context.tsx'

/** What came out, in the look of a care card: read out as soon as it is there. `level` says how much it matters. */
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
