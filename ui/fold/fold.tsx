import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'

/** What few need, behind a line that says what it is; open from the start where something in it is chosen. */
export function Fold({
  heading,
  isOpen,
  className,
  children,
}: {
  heading: string
  isOpen?: boolean
  className?: string
  children: ReactNode
}) {
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
