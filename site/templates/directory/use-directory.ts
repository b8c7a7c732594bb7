import { useCallback, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DirectoryView } from '#directory/directory-view.ts'
import type { AnswerOf } from '#domain/api/call-types.ts'
import { languageOf } from '#domain/market/locale.ts'
import { selectPeople } from '#domain/people/directory.ts'
import { plainQuery, readDirectoryQuery, writeDirectoryQuery } from '#domain/people/directory-query.ts'
import { peopleListId } from '#domain/site/page-places.ts'
import type { KindData } from '#page-data/pages.ts'
import { keepInLanguageSwitch } from '../../keep-query.ts'
import { firstTimesAddress } from '../../live/first-times-address.ts'
import { useLiveFacts } from '../../live/use-live-facts.ts'
import { useSite } from '../../site-context.tsx'
import { isChanged, readForm, showInForm } from './filter-form.ts'

/** The directory for the query of the address, and how to go to another query. */
export function useDirectory({ professions }: KindData['directory']) {
  const { practitioners, navigation, page, locale, country, stringTranslations, contentOnly } = useSite()
  const live = useLiveFacts<AnswerOf<'GET /practitioners/next-free'>>(firstTimesAddress)
  const people = useMemo(
    () => selectPeople(practitioners, professions, live?.clinics),
    [practitioners, professions, live],
  )
  /** Undefined until the script has read the address: the HTML is taken over as it is. */
  const [search, setSearch] = useState<string>()
  const query = search === undefined ? plainQuery : readDirectoryQuery(search, people)
  const view: DirectoryView = {
    directory: practitioners,
    people,
    query,
    times: live?.nextFree,
    slots: live?.slots,
    now: new Date(),
    path: page.path,
    booking: navigation.paths.booking,
    language: languageOf(locale, country),
    words: stringTranslations,
  }

  /** Goes to another query of this page. Each is an entry of the history, so that Back undoes a filter. */
  const go = useCallback(
    (asked: string) => {
      const written = new URLSearchParams(writeDirectoryQuery(readDirectoryQuery(asked, people)))
      if (contentOnly) written.set('contentonly', '1')
      const next = written.size > 0 ? `?${written}` : ''
      if (next !== location.search) history.pushState({}, '', location.pathname + next)
      setSearch(location.search)
    },
    [people, contentOnly],
  )

  // After every render: a link to this page with another query may have been followed.
  useEffect(() => {
    if (search === undefined && isChanged()) go(readForm())
    else if (search !== location.search) setSearch(location.search)
  })
  useEffect(() => {
    const follow = () => {
      const isListFocused = document.activeElement?.closest(`#${peopleListId}`)
      flushSync(() => setSearch(location.search))
      // The list is new, and what had the focus in it is gone.
      if (isListFocused) document.getElementById('people-found')?.focus({ preventScroll: true })
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  useEffect(() => {
    if (search === undefined) return
    showInForm(view)
    keepInLanguageSwitch(writeDirectoryQuery(query))
  })
  return { view, isRead: search !== undefined, live, go }
}
