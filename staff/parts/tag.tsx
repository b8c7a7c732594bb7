import type { ReactNode } from 'react'
import { ClockIcon } from '#ui/icon/clock-icon.tsx'
import { Icon } from '#ui/icon/icon.tsx'

/**
 * urgent: somebody should act. over: nobody has to any more. quiet: nothing happens now. running: until a moment that is told. next: whose
 * turn it is.
 */
export type TagTone = 'urgent' | 'over' | 'quiet' | 'running' | 'next'

/** What has become of something. */
export function Tag({ tone, children }: { tone?: TagTone | undefined; children: ReactNode }) {
  return (
    <span className="tag" data-tone={tone}>
      {tone === 'running' && <ClockIcon />}
      {tone === 'next' && <Icon name="arrow" />}
      {children}
    </span>
  )
}
