import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { AppData } from '#compiler/page-data.ts'
import type { Locale } from '#domain/locale.ts'
import type { Messages } from '#messages/messages.ts'
import { cutQuery, isTooShort } from '#search/create-search.ts'
import { groupResults } from '#search/group-results.ts'
import { describeResults, renderEmergency } from '#search/render-results.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { Link } from '#ui/link.ts'
import { trustedHtml } from '#ui/trusted-types.ts'
import { describeFailure } from './describe-failure.ts'
import { searchFieldAttributes } from './field-attributes.ts'
import { NoResults } from './no-results.tsx'
import { ResultList } from './result-list.tsx'
import { useSearch } from './use-search.ts'

interface SearchDialogProps {
  app: AppData
  locale: Locale
  words: Messages['search']
  closeLabel: string
  phone: string
  /** The search page. */
  path: string
  popular: Link[]
  navigate: (url: URL) => void
  onClose: () => void
}

/** Fewer of each kind than on the search page, so that all are visible at once. */
const mostOfKind = 4

/**
 * The search field over the page: a combobox with a list (ARIA Authoring Practices). Focus stays in the field; the arrow
 * keys move through the results, Enter opens the chosen one or else the search page, Esc closes.
 */
export function SearchDialog({
  app,
  locale,
  words,
  closeLabel,
  phone,
  path,
  popular,
  navigate,
  onClose,
}: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(-1)
  const { state, answer } = useSearch({ locale, app, isWanted: true }, query)
  const groups = groupResults(answer?.results ?? [], mostOfKind)
  const results = groups.flatMap((group) => group.results)
  const optionId = (index: number) => `${id}-option-${index}`

  useEffect(() => {
    dialog.current?.showModal()
    field.current?.focus()
  }, [])
  useEffect(() => {
    document.getElementById(optionId(chosen))?.scrollIntoView({ block: 'nearest' })
  })

  const go = (address: string) => {
    dialog.current?.close()
    navigate(new URL(address, location.href))
  }
  const allResults = `${path}?q=${encodeURIComponent(cutQuery(query.trim()))}`
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const result = results[chosen]
    if (result) go(result.path)
    else if (query.trim() !== '') go(allResults)
  }
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || results.length === 0) return
    event.preventDefault()
    // One position more than there are results: the field itself, with nothing selected.
    const places = results.length + 1
    setChosen(((chosen + 1 + step + places) % places) - 1)
  }
  const status =
    state === 'failed'
      ? describeFailure(words, phone)
      : answer
        ? describeResults({ query, answer, words })
        : query
          ? words.loading
          : words.empty
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop is an extra; Esc and the button close it too
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={words.label}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <search>
        <form action={path} onSubmit={submit} className="search-bar">
          <Icon name="search" />
          <input
            ref={field}
            {...searchFieldAttributes}
            className="search-input"
            role="combobox"
            aria-label={words.label}
            aria-expanded={results.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={chosen >= 0 ? optionId(chosen) : undefined}
            placeholder={words.placeholder}
            onChange={(event) => {
              setQuery(event.target.value)
              setChosen(-1)
            }}
            onKeyDown={move}
          />
          <button type="button" className="round" aria-label={closeLabel} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </form>
      </search>
      <div className="search-body">
        {answer?.emergency && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: renderEmergency escapes every word
          <div dangerouslySetInnerHTML={{ __html: trustedHtml(renderEmergency(words)) }} />
        )}
        <p className="found-count" role="status">
          {status}
        </p>
        <ResultList
          id={`${id}-list`}
          groups={groups}
          words={words}
          query={query}
          locale={locale}
          chosen={chosen}
          optionId={optionId}
          onFollow={() => dialog.current?.close()}
        />
        {results.length > 0 ? (
          <a className="search-all" href={allResults} onClick={() => dialog.current?.close()}>
            {words.seeAll}
            <Icon name="arrow" />
          </a>
        ) : (
          <NoResults
            words={words}
            phone={answer && !isTooShort(query) ? phone : undefined}
            popular={popular}
            onFollow={() => dialog.current?.close()}
          />
        )}
      </div>
    </dialog>
  )
}
