import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

/** What few need, behind a line that says what it is. */
export function Fold({
  heading,
  isOpen,
  children,
}: {
  heading: string
  /** Something in it is chosen when the page comes. It should not follow what is chosen later: nothing folds away under somebody's finger. */
  isOpen?: boolean
  children: ReactNode
}) {
  return (
    <details className="fold" open={isOpen}>
      <summary>
        {heading}
        <Icon name="down" />
      </summary>
      {children}
    </details>
  )
}
