import type { LoadedPage } from './load-page.ts'
import { Shell } from './shell.tsx'
import { SiteProvider } from './site-context.tsx'
import { templateOf } from './template-of.ts'

/** One page in its shell: the same on the server and in the browser. */
export function App({ loaded, contentOnly }: { loaded: LoadedPage; contentOnly: boolean }) {
  const { kind, data } = loaded.page
  const Template = templateOf(kind)
  return (
    <SiteProvider loaded={loaded} contentOnly={contentOnly}>
      <Shell>
        <Template key={loaded.page.path} data={data} />
      </Shell>
    </SiteProvider>
  )
}
