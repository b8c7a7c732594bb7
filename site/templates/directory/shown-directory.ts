import { peopleListId, peopleSearchId, shownQueryAttribute } from '#domain/site/page-places.ts'

/** What the document shows of a directory page before React takes it over. */
export interface ShownDirectory {
  /** The query that the server has filtered by. */
  query: string
  filters: string
  people: string
}

/** Reads it from the document; undefined where this page is not shown yet. */
export function readShown(path: string): ShownDirectory | undefined {
  if (typeof document === 'undefined') return
  const list = document.getElementById(peopleListId)
  const search = document.getElementById(peopleSearchId)
  if (!list || !search || list.dataset.page !== path) return
  return { query: list.getAttribute(shownQueryAttribute) ?? '', filters: search.innerHTML, people: list.innerHTML }
}
