import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { KindData } from '#page-data/pages.ts'
import type { Link } from '#ui/link.ts'
import type { LoadedPage } from '../load-page.ts'
import { getPage } from '../navigation/page-store.ts'
import { SearchDialog } from './search-dialog.tsx'

let root: Root | undefined

/** Opens the search field over the page that is shown. */
export async function openDialog({ app, page, shared }: LoadedPage, navigate: (url: URL) => void): Promise<void> {
  const path = shared.navigation.paths.search
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  let isOpen = true
  const close = () => {
    isOpen = false
    root?.render(null)
  }
  const show = (popular: Link[]) =>
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
    )
  flushSync(() => show([]))
  // Nobody waits for them to type. Offline there are none; the field still works if the index is cached.
  const loaded = await getPage(path).catch(() => undefined)
  if (loaded && isOpen) show((loaded.page.data as KindData['search']).popular)
}
