import { type ReactNode, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'

/** What few need, behind a line that says what it is. */
export function Fold({
  heading,
  isOpenAtFirst = false,
  className,
  children,
}: {
  heading: string
  /** Something in it is chosen. It stays open when that changes: nothing should fold away under somebody's finger. */
  isOpenAtFirst?: boolean
  className?: string
  children: ReactNode
}) {
  const [isOpen] = useState(isOpenAtFirst)
  return (
    <details className={classNames('fold', className)} open={isOpen || undefined}>
      <summary>
        {heading}
        <Icon name="down" />
      </summary>
      {children}
    </details>
  )
}
