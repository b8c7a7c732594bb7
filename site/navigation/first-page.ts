import type { LoadedPage } from '../load-page.ts'
import { getPage, PageUnavailable } from './page-store.ts'

const reloadKey = 'reloaded-for'

/**
 * The data of the page that stands in the HTML; undefined if a new release came between the two, so that the page has to
 * be loaded anew. `version` is what the HTML was made from. Asked a second time for the same HTML it does with what there
 * is: a cache on the way may keep an old page for long, and a page must not load itself in circles.
 */
export async function getFirstPage(path: string, version: string): Promise<LoadedPage | undefined> {
  try {
    const loaded = await getPage(path)
    return loaded.page.version === version || !mayReload(path + version) ? loaded : undefined
  } catch (error) {
    const isOther = error instanceof PageUnavailable && error.reason === 'other-build'
    if (isOther && mayReload(path + version)) return undefined
    throw error
  }
}

function mayReload(page: string): boolean {
  try {
    if (sessionStorage.getItem(reloadKey) === page) return false
    sessionStorage.setItem(reloadKey, page)
    return true
  } catch {
    // Without storage nothing could stop a second time.
    return false
  }
}

/** Loads the page anew, unless a link was clicked before: then that one is loaded. Returns what goes to an address. */
export function leaveOldRelease(): (url: URL) => void {
  const timer = setTimeout(() => location.reload())
  return (url) => {
    clearTimeout(timer)
    location.assign(url)
  }
}
