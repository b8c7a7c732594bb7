import type { ReactNode, RefObject } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'

/**
 * The head of a page that a link from an SMS opens. What the page is about stands in its HTML and stays, because only the server knows what
 * the link shows today: that has a heading of its own below.
 */
export function LinkedHead({
  name,
  children,
  heading,
}: {
  name: string
  /** What the link shows, once it is known. */
  children?: ReactNode
  heading?: RefObject<HTMLHeadingElement | null>
}) {
  return (
    <div className="linked-head at-once">
      <h1 className="page-name" tabIndex={-1}>
        {name}
      </h1>
      {children && (
        <h2 tabIndex={-1} ref={heading}>
          {children}
        </h2>
      )}
    </div>
  )
}

/** Stands below the head while it is asked what the link shows. */
export function LinkedSkeleton({ label, className }: { label?: string; className?: string }) {
  return (
    <div className={classNames('linked-skeleton', className)}>
      <Skeleton count={1} />
      <Skeleton shape="card" count={1} {...(label && { label })} />
    </div>
  )
}

/** The same in the HTML of such a page: seen where the address has a link, until the script has loaded. */
export const StartingSkeleton = () => <LinkedSkeleton className="starting-skeleton at-once" />
