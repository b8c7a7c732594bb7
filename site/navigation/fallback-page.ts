import { problemPage } from '#domain/site/site-addresses.ts'
import type { PageData } from '#page-data/pages.ts'
import type { BasePage } from '#page-data/parts.ts'
import type { LoadedPage } from '../load-page.ts'
import { loadTemplate } from '../template-of.ts'
import { getPage, type PageUnavailable } from './page-store.ts'

/**
 * The 404 or 500 page in the visitor's language. If even that or its code cannot be fetched, one is made from texts and a
 * template already loaded.
 */
export async function loadFallback(problem: PageUnavailable, path: string, current: LoadedPage): Promise<LoadedPage> {
  const address = problemPage(path, problem.reason === 'not-found' ? 404 : 500)
  try {
    const loaded = await getPage(address)
    await loadTemplate(loaded.page)
    return loaded
  } catch {
    return { ...current, page: makePage(problem, address, current) }
  }
}

function makePage(problem: PageUnavailable, path: string, { page, shared }: LoadedPage): PageData {
  const missing = problem.reason === 'not-found'
  const { errorPage, site } = shared.messages
  const failed = navigator.onLine ? errorPage.serverErrorHeading : site.offline
  const title = missing ? errorPage.notFoundHeading : failed
  const data: BasePage = {
    title,
    heading: title,
    summary: site.loadFailed,
    art: missing ? 'not-found' : 'error',
    group: missing ? 'not-found' : 'error',
    crumbs: [],
    sections: [],
    treatments: [],
    related: [],
    sources: [],
  }
  return { ...page, path, kind: 'error', data }
}
