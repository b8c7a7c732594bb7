import type { LoadedPage } from './load-page.ts'
import { PageBoundary } from './page-boundary.tsx'
import { Shell } from './shell.tsx'
import { SiteProvider } from './site-context.tsx'
import { templateOf } from './template-of.ts'

/** One page in its shell: the same on the server and in the browser. If the page fails, header and footer stay. */
export function App({ loaded, contentOnly }: { loaded: LoadedPage; contentOnly: boolean }) {
  const { kind, data } = loaded.page
  const Template = templateOf(kind)
  return (
    <SiteProvider loaded={loaded} contentOnly={contentOnly}>
      <PageBoundary>
        <Shell>
          <PageBoundary key={loaded.page.path}>
            <Template data={data} />
          </PageBoundary>
        </Shell>
      </PageBoundary>
    </SiteProvider>
  )
}
