import { useEffect, useMemo } from 'react'
import { type Locale, languageOf } from '#domain/market/locale.ts'
import type { Messages } from '#messages/messages.ts'
import type { AppData } from '#page-data/shared.ts'
import type { SearchResult } from '#search/create-search.ts'
import { cutQuery } from '#search/cut-query.ts'
import { groupResults } from '#search/group-results.ts'
import { isTooShort } from '#search/is-too-short.ts'
import { describeResults, renderHelp } from '#search/render-results.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { Link } from '#ui/link.ts'
import { useTrustedHtml } from '#ui/use-trusted-html.ts'
import { describeFailure } from './describe-failure.ts'
import { NoResults } from './no-results.tsx'
import { ResultList } from './result-list.tsx'
import { useSearch } from './use-search.ts'

/** Fewer of each kind than on the search page, so that all are visible at once. */
const mostOfKind = 4

export const resultsAddress = (path: string, query: string) => `${path}?q=${encodeURIComponent(cutQuery(query.trim()))}`

export interface FoundPanelProps {
  app: AppData
  locale: Locale
  words: Messages['search']
  phone: string
  /** The search page. */
  path: string
  /** Offered where nothing is found. */
  popular: Link[]
  query: string
  /** Index of the selected result. */
  chosen: number
  list: { id: string; optionId: (index: number) => string; onResults: (results: readonly SearchResult[]) => void }
  onFollow: () => void
}

/** What a search field has found, under it. */
export function FoundPanel({
  app,
  locale,
  words,
  phone,
  path,
  popular,
  query,
  chosen,
  list,
  onFollow,
}: FoundPanelProps) {
  const { state, answer } = useSearch({ locale, app, isWanted: true }, query)
  const groups = useMemo(() => groupResults(answer?.results ?? [], mostOfKind), [answer])
  const results = useMemo(() => groups.flatMap((group) => group.results), [groups])
  const { id, optionId, onResults } = list
  useEffect(() => {
    onResults(results)
    return () => onResults([])
  }, [results, onResults])
  useEffect(() => {
    document.getElementById(optionId(chosen))?.scrollIntoView({ block: 'nearest' })
  })
  const status =
    state === 'failed'
      ? describeFailure(words, phone)
      : answer
        ? describeResults({ query, answer, words })
        : query
          ? words.loading
          : words.empty
  const help = useTrustedHtml(answer?.card ? renderHelp(words, answer.card) : '')
  return (
    <>
      {answer?.card && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: renderHelp escapes every word
        <div dangerouslySetInnerHTML={help} />
      )}
      <p className="found-count" role="status">
        {status}
      </p>
      <ResultList
        id={id}
        groups={groups}
        words={words}
        query={query}
        language={languageOf(locale, app.country)}
        chosen={chosen}
        optionId={optionId}
        onFollow={onFollow}
      />
      {results.length > 0 ? (
        <a className="search-all" href={resultsAddress(path, query)} onClick={onFollow}>
          {words.seeAll}
          <Icon name="arrow" />
        </a>
      ) : answer?.card ? undefined : (
        <NoResults
          words={words}
          phone={answer && !isTooShort(query) ? phone : undefined}
          popular={popular}
          onFollow={onFollow}
        />
      )}
    </>
  )
}
