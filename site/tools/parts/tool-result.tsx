import type { ReactNode } from 'react'
import { useSite } from '../../site-context.tsx'

/** What came out: read out as soon as it is there. `tone` says how much it matters, beside the words. */
export function ToolResult({
  tone = 'calm',
  children,
}: {
  tone?: 'calm' | 'urgent' | 'emergency'
  /** Nothing while there is no result. */
  children: ReactNode
}) {
  const { tool } = useSite().stringTranslations
  return (
    <div role="status" className={`result ${tone}`}>
      {children && (
        <>
          <h2 className="unseen">{tool.result}</h2>
          {children}
        </>
      )}
    </div>
  )
}
