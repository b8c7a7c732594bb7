import { useEffect, useMemo, useState } from 'react'
import type { AppData } from '#compiler/page-data.ts'
import type { SearchAnswer } from '#domain/api/search-answer.ts'
import type { Locale } from '#domain/locale.ts'
import type { Search } from '#search/create-search.ts'
import { loadSearch, loadSummaries } from './load-search.ts'

export type SearchState = 'loading' | 'ready' | 'failed'

/** The answer to a query, as good as what has been loaded so far allows. `isWanted`: whether to load anything at all. */
export function useSearch(
  {
    locale,
    app,
    isWanted,
    withSummaries = false,
  }: { locale: Locale; app: AppData; isWanted: boolean; withSummaries?: boolean },
  query: string,
): { state: SearchState; answer: SearchAnswer | undefined } {
  const [search, setSearch] = useState<Search>()
  const [parts, setParts] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const add = () => isCurrent && setParts((count) => count + 1)
    const loading = loadSearch(locale, app)
    setFailed(false)
    loading.search.then(
      (it) => isCurrent && setSearch(() => it),
      () => isCurrent && setFailed(true),
    )
    // Without the words of the texts, names still answer.
    loading.whole.then(add, () => {})
    if (withSummaries) loadSummaries(locale, app).then(add, () => {})
    return () => {
      isCurrent = false
    }
  }, [locale, app, isWanted, withSummaries])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further part of the index changes the answer
  const answer = useMemo(() => search?.find(query), [search, query, parts])
  return { state: search ? 'ready' : hasFailed ? 'failed' : 'loading', answer }
}
