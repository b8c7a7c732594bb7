import { type FormEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { renderFilters } from '#directory/render-filters.ts'
import { describeCount, peopleShownFirst, renderPeople } from '#directory/render-people.ts'
import { writeDirectoryQuery } from '#domain/people/directory-query.ts'
import { filterPeople } from '#domain/people/filter-people.ts'
import { loadAttribute, peopleListId, peopleSearchId, shownQueryAttribute } from '#domain/site/page-places.ts'
import type { KindData } from '#page-data/pages.ts'
import { useFirstAnswer } from '#ui/use-first-answer.ts'
import { useTrustedHtml } from '#ui/use-trusted-html.ts'
import { fillFirstTimes } from '../live/fill-first-times.ts'
import { firstTimesAddress } from '../live/first-times-address.ts'
import { closeForm, readForm } from './directory/filter-form.ts'
import { readShown } from './directory/shown-directory.ts'
import { useDirectory } from './directory/use-directory.ts'
import { PageHead } from './parts/page-head.tsx'
import { Related } from './parts/related.tsx'
import { Sections } from './parts/sections.tsx'

/** The directory of practitioners. Form and list are HTML that the server can write as well (decision 32). */
export function DirectoryTemplate({ data }: { data: KindData['directory'] }) {
  const { view, isRead, live, go } = useDirectory(data)
  const { query, people, words, path, language } = view
  const list = useRef<HTMLElement>(null)
  const [shown] = useState(() => readShown(path))
  const [filters] = useState(() => shown?.filters ?? renderFilters(view))
  const [isChanged, setChanged] = useState(false)
  // What the document shows already stays while it is right: replacing it would take the focus out of it.
  const isShown =
    !isRead || (shown?.query === writeDirectoryQuery(query) && Object.keys(live?.clinics ?? {}).length === 0)
  // Sorted once: newer times are filled in, and nobody moves from under a finger.
  const times = useFirstAnswer(live?.nextFree, writeDirectoryQuery(query))
  // By name, nothing is replaced when the times come: a click on a card that is gone meanwhile would be lost.
  const order = query.order === 'name' ? undefined : times
  const html = shown && isShown ? shown.people : renderPeople({ ...view, times: order, slots: undefined })
  const isAnnounced = isRead && (isChanged || writeDirectoryQuery(query) !== (shown?.query ?? ''))

  useLayoutEffect(() => {
    if (live && list.current) fillFirstTimes(list.current, live, words.practitioner, language)
  })

  const change = (asked: string) => {
    setChanged(true)
    go(asked)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    flushSync(() => change(readForm()))
    closeForm()
    focusOn(list.current, '#people-found')
  }
  /** Links of the list that lead to this page: followed here, so that the reader stays where they are. */
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    if (!link || link.pathname !== location.pathname || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const isMore = link.matches('.show-all a')
    flushSync(() => change(link.search))
    focusOn(list.current, isMore ? `.people > :nth-child(${peopleShownFirst + 1}) a` : '#people-found')
  }
  const { seeTimes, noTimes } = words.practitioner
  return (
    // An address with filters that the server has not filtered, such as one from the cache, needs the script at once.
    <div className="wrap" {...{ [loadAttribute]: 'query' }}>
      <PageHead data={data} art={false} />
      <Sections sections={data.sections.filter(({ key }) => key === 'intro')} />
      <search
        id={peopleSearchId}
        suppressHydrationWarning
        onInput={() => change(readForm())}
        onSubmit={submit}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: renderFilters escapes every word, and a test proves it
        dangerouslySetInnerHTML={useTrustedHtml(filters)}
      />
      <p className="unseen" role="status">
        {isAnnounced && describeCount(filterPeople(people, query.filters).length, words.practitioner)}
      </p>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: catches the clicks of the links inside, which the keyboard makes too */}
      <section
        ref={list}
        id={peopleListId}
        className="people-list"
        aria-labelledby="people-found"
        data-page={path}
        {...{ [shownQueryAttribute]: '' }}
        data-live-people={firstTimesAddress}
        data-words={JSON.stringify({ seeTimes, noTimes })}
        suppressHydrationWarning
        onClick={follow}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: renderPeople escapes every word, and a test proves it
        dangerouslySetInnerHTML={useTrustedHtml(html)}
      />
      <div className="text">
        <Sections sections={data.sections.filter(({ key }) => key !== 'intro')} />
      </div>
      <Related pages={data.related} />
    </div>
  )
}

function focusOn(list: HTMLElement | null, selector: string) {
  list?.querySelector<HTMLElement>(selector)?.focus()
}
