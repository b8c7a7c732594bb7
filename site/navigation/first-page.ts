import type { LoadedPage } from '../load-page.ts'
import { getPage, PageUnavailable } from './page-store.ts'

const reloadKey = 'reloaded-for'

/**
 * The data of the page in the HTML; undefined if a new release came between the two, so that the page must be reloaded.
 * `version` is what the HTML was made from. The second time for the same HTML, it accepts the data it gets: a cache on
 * the way may keep an old page for long, and the page must not reload forever.
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
    // Without storage, nothing could prevent an endless reload.
    return false
  }
}

/** Reloads the page, or loads the link that was clicked before. Returns the function that navigates to an address. */
export function leaveOldRelease(): (url: URL) => void {
  const timer = setTimeout(() => location.reload())
  return (url) => {
    clearTimeout(timer)
    location.assign(url)
  }
}
