import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { KindData } from '#compiler/page-data.ts'
import type { LoadedPage } from '../load-page.ts'
import { getPage } from '../navigation/page-store.ts'
import { SearchDialog } from './search-dialog.tsx'

let root: Root | undefined

/** Opens the search field over the page that is shown. */
export async function openDialog({ app, page, shared }: LoadedPage, navigate: (url: URL) => void): Promise<void> {
  const path = shared.navigation.paths.search
  const popular = await getPage(path).then(
    (loaded) => (loaded.page.data as KindData['search']).popular,
    // Offline: the field still works if the index is cached.
    () => [],
  )
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  const close = () => root?.render(null)
  flushSync(() =>
    root!.render(
      <SearchDialog
        app={app}
        locale={page.locale}
        words={shared.messages.search}
        closeLabel={shared.messages.site.close}
        phone={shared.company.mobileNumber}
        path={path}
        popular={popular}
        navigate={navigate}
        onClose={close}
      />,
    ),
  )
}
