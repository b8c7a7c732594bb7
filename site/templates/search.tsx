import { type FormEvent, useEffect, useRef, useState } from 'react'
import { languageOf } from '#domain/market/locale.ts'
import { loadAttribute, searchFieldName, searchResultsId } from '#domain/site/page-places.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import type { KindData } from '#page-data/pages.ts'
import { cutQuery } from '#search/cut-query.ts'
import { describeResults, renderResults } from '#search/render-results.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#ui/button/button.tsx'
import { useTrustedHtml } from '#ui/use-trusted-html.ts'
import { keepInLanguageSwitch } from '../keep-query.ts'
import { linksChanged } from '../navigation/links-changed.ts'
import { describeFailure } from '../search/describe-failure.ts'
import { searchFieldAttributes } from '../search/field-attributes.ts'
import { useSearch } from '../search/use-search.ts'
import { useSite } from '../site-context.tsx'

const readWords = () => cutQuery(new URLSearchParams(location.search).get(searchFieldName) ?? '')

/** The words in the address that this document was loaded from: the only ones that the server knows. */
function readSentWords(): string | undefined {
  const [loaded] = typeof document === 'undefined' ? [] : performance.getEntriesByType('navigation')
  return loaded && cutQuery(new URL(loaded.name).searchParams.get(searchFieldName) ?? '')
}

/** The results the server has put into this document; the browser goes on with them until it has its own. */
function readShown(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.getElementById(searchResultsId)?.innerHTML
}

/** The search page. The server answers it whole for visitors without JavaScript; with it, results follow the typing. */
export function SearchTemplate({ data }: { data: KindData['search'] }) {
  const { app, locale, company, contentOnly, navigation, stringTranslations } = useSite()
  const words = stringTranslations.search
  const field = useRef<HTMLInputElement>(null)
  /** Undefined until the script has read the address: the HTML is taken over as it is. */
  const [query, setQuery] = useState<string>()
  const [shown] = useState(readShown)
  const [sent] = useState(readSentWords)
  /** The search is fetched for somebody who searches: not for a page that is only scrolled. */
  const [isUsed, setUsed] = useState(false)
  const isWanted = isUsed || Boolean(query)
  const { state, answer } = useSearch({ locale, app, isWanted, withSummaries: true }, query ?? '')
  const ask = (next: string) => {
    setQuery(next)
    keepInLanguageSwitch(next && `?q=${encodeURIComponent(next)}`)
  }
  const askedAddress = useRef<string>(undefined)
  // After every render: another address of this page may have been followed.
  useEffect(() => {
    const address = readWords()
    if (address === askedAddress.current || !field.current) return
    // Keeps words that were typed before this code was loaded.
    const typed = askedAddress.current === undefined && field.current.value
    askedAddress.current = address
    if (!typed) field.current.value = address
    ask(typed || address)
    if (document.activeElement === field.current) setUsed(true)
  })

  /** Reload, Back and a shared link show the same results. */
  const keepInAddress = () => {
    const asked = cutQuery(field.current!.value.trim())
    askedAddress.current = asked
    const address = location.pathname + (asked && `?q=${encodeURIComponent(asked)}`)
    if (address !== location.pathname + location.search) history.replaceState(history.state, '', address)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    keepInAddress()
    ask(field.current!.value)
  }
  const phone = company.mobileNumber
  const view = { language: languageOf(locale, app.country), words, phone, popular: data.popular }
  const nothing = { results: [] }
  const problem = state === 'failed' && describeFailure(words, phone)
  const html = problem
    ? `<p class="found-count">${escapeHtml(problem)}</p>`
    : query !== undefined && answer
      ? renderResults({ ...view, query, answer })
      : (shown ?? renderResults({ ...view, query: '', answer: nothing }))
  const isPrivate = !query || query !== sent
  useEffect(() => {
    if (!isPrivate && html) dispatchEvent(new Event(linksChanged))
  }, [html, isPrivate])
  return (
    <div className="wrap search-page" {...{ [loadAttribute]: 'query' }}>
      {!contentOnly && <Breadcrumbs label={stringTranslations.site.breadcrumbs} crumbs={data.crumbs} />}
      <h1>{data.heading}</h1>
      <search>
        <form action={navigation.paths.search} className="search-form" onSubmit={submit}>
          <input
            ref={field}
            type="search"
            {...searchFieldAttributes}
            className="input"
            aria-label={words.label}
            placeholder={words.placeholder}
            onFocus={() => setUsed(true)}
            onInput={(event) => ask(event.currentTarget.value)}
            onBlur={keepInAddress}
          />
          <Button type="submit">{words.submit}</Button>
        </form>
      </search>
      <p className="unseen" role="status">
        {problem || (query && answer ? describeResults({ query, answer, words }) : '')}
      </p>
      <div
        id={searchResultsId}
        data-private={isPrivate || undefined}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: renderResults escapes every word, and a test proves it
        dangerouslySetInnerHTML={useTrustedHtml(html)}
      />
    </div>
  )
}
