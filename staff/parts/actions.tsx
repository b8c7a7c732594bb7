import type { ReactNode } from 'react'

/** What can be done, side by side: first what most people do. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="actions">{children}</div>
}
