import { type FormEvent, type FunctionComponent, lazy, Suspense, useEffect, useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { describeFailure } from '../../search/describe-failure.ts'
import { searchFieldAttributes } from '../../search/field-attributes.ts'
import type { FoundPanelProps } from '../../search/found-panel.tsx'
import { useSearchField } from '../../search/use-search-field.ts'
import { useSite } from '../../site-context.tsx'

/** The search is loaded when somebody types. Without it the form still leads to the search page. */
const FoundPanel = lazy<FunctionComponent<FoundPanelProps>>(() =>
  import('../../search/found-panel.tsx').then(
    ({ FoundPanel }) => ({ default: FoundPanel }),
    () => ({ default: SearchFailed }),
  ),
)

function SearchFailed({ words, phone }: FoundPanelProps) {
  return <p className="found-count">{describeFailure(words, phone)}</p>
}

/** The search field at the top of the hub, with results under it while typing. Enter opens the chosen one or the search page. */
export function HubSearch() {
  const { app, locale, company, navigation, stringTranslations } = useSite()
  const words = stringTranslations.search
  const path = navigation.paths.search
  const input = useRef<HTMLInputElement>(null)
  const { query, type, chosen, result, list, field } = useSearchField()
  // What was typed before this code was loaded.
  const typeFirst = useRef(type)
  useEffect(() => {
    if (input.current?.value) typeFirst.current(input.current.value)
  }, [])
  const submit = (event: FormEvent) => {
    if (result) {
      event.preventDefault()
      document.getElementById(list.optionId(chosen))?.click()
    } else if (input.current?.value.trim() === '') event.preventDefault()
  }
  const isAsking = query.trim() !== ''
  return (
    <search className="hub-search">
      <form action={path} className="search-form" onSubmit={submit}>
        <input
          ref={input}
          type="search"
          {...searchFieldAttributes}
          {...field}
          aria-controls={isAsking ? list.id : undefined}
          className="input"
          aria-label={words.label}
          placeholder={words.placeholder}
          onInput={(event) => type(event.currentTarget.value)}
        />
        <Button type="submit">{words.submit}</Button>
      </form>
      {isAsking && (
        <div className="card hub-found">
          <Suspense fallback={<p className="found-count">{words.loading}</p>}>
            <FoundPanel
              app={app}
              locale={locale}
              words={words}
              phone={company.mobileNumber}
              path={path}
              popular={[]}
              query={query}
              chosen={chosen}
              list={list}
              onFollow={() => {}}
            />
          </Suspense>
        </div>
      )}
    </search>
  )
}
