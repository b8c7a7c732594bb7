import { type ReactNode, useEffect, useRef } from 'react'
import type { CareLevel } from '#domain/signs/warning-signs.ts'
import { useSite } from '../../site-context.tsx'

/** The result, styled as a care card and announced when it appears. `level` says how urgent it is. */
export function ToolResult({
  title,
  level = 'non-urgent',
  children,
}: {
  /** Nothing while there is no result. */
  title: string | undefined
  level?: CareLevel
  children: ReactNode
}) {
  const { tool } = useSite().stringTranslations
  const region = useRef<HTMLDivElement>(null)
  // On a phone the result is below the button and out of sight.
  useEffect(() => {
    if (title !== undefined) region.current?.scrollIntoView({ block: 'nearest' })
  }, [title])
  return (
    <div role="status" ref={region}>
      {title !== undefined && (
        <section className={`care ${level}`}>
          <h2 className="unseen">{tool.result}</h2>
          <h3>{title}</h3>
          <div className="care-body stack">{children}</div>
        </section>
      )}
    </div>
  )
}
