import type { ReactNode } from 'react'
import { useSite } from './site-context.tsx'

/** Header, content, footer: or the content alone, where the address asks for it. */
export function Shell({ children }: { children: ReactNode }) {
  const site = useSite()
  if (site.contentOnly) return <main id="main">{children}</main>
  return (
    <>
      <header id="site-header">
        <a href={site.navigation.paths.home}>innom</a>
      </header>
      <main id="main">{children}</main>
      <footer id="site-footer" />
    </>
  )
}
