import type { ReactNode } from 'react'

/** What has become of something. urgent: somebody should act. over: nobody has to any more. */
export function Tag({ tone, children }: { tone?: 'urgent' | 'over' | undefined; children: ReactNode }) {
  return (
    <span className="tag" data-tone={tone}>
      {children}
    </span>
  )
}
