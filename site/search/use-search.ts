import { useEffect, useMemo, useState } from 'react'
import type { Locale } from '#domain/market/locale.ts'
import type { AppData } from '#page-data/shared.ts'
import type { FoundAnswer, Search } from '#search/create-search.ts'
import { loadSearch, loadSummaries } from './load-search.ts'

export type SearchState = 'loading' | 'ready' | 'failed'

/** The answer to a query from what has been loaded so far. `isWanted`: whether to load anything at all. */
export function useSearch(
  {
    locale,
    app,
    isWanted,
    withSummaries = false,
  }: { locale: Locale; app: AppData; isWanted: boolean; withSummaries?: boolean },
  query: string,
): { state: SearchState; answer: FoundAnswer | undefined } {
  /** A new object for each part of the index that has loaded, because each changes the answer. */
  const [loaded, setLoaded] = useState<{ search: Search }>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const add = () => isCurrent && setLoaded((before) => before && { ...before })
    const loading = loadSearch(locale, app)
    setFailed(false)
    loading.search.then(
      (search) => isCurrent && setLoaded({ search }),
      () => isCurrent && setFailed(true),
    )
    // Without the words of the texts, search by name still works.
    loading.whole.then(add, () => {})
    if (withSummaries) loadSummaries(locale, app).then(add, () => {})
    return () => {
      isCurrent = false
    }
  }, [locale, app, isWanted, withSummaries])
  const answer = useMemo(() => loaded?.search.find(query), [loaded, query])
  return { state: loaded ? 'ready' : hasFailed ? 'failed' : 'loading', answer }
}
