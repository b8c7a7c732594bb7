import { useId, useRef, useState } from 'react'
import { Header, ListBox, ListBoxItem, ListBoxSection, Popover } from 'react-aria-components'
import type { AnswerOf } from '#domain/api/call-types.ts'
import { fieldLengths } from '#domain/staff/field-lengths.ts'
import { mostPeople } from '#domain/staff/people-query.ts'
import { clockOf, fullDate } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { shortDay } from '#messages/short-dates.ts'
import { peopleWords } from '#messages/staff/people-words.ts'
import { useAddress } from '../app/address.tsx'
import { problemOf } from '../app/call-error.ts'
import { ProblemLine } from '../app/problem-line.tsx'
import { useChange } from '../app/use-calls.ts'
import { useCatalogue } from '../app/use-facts.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { useShortcut } from '../shortcuts/use-shortcut.ts'
import { useOpenVisit } from '../visits/open-visit.ts'
import './people.css'

type Person = AnswerOf<'POST /staff/people'>['people'][number]

/** Finds a patient from every screen. Asked for by Enter and not while typing: every search is logged. */
export function PeopleSearch() {
  const words = useWords(peopleWords)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const search = useChange('POST /staff/people')
  useShortcut('/', () => field.current?.focus())
  const problem = search.error && problemOf(search.error)
  const close = () => {
    setOpen(false)
    setQuery('')
    search.reset()
  }
  return (
    <search className="people-search">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          search.mutate({ body: { query } }, { onSettled: () => setOpen(true) })
        }}
      >
        <label className="unseen" htmlFor={id}>
          {words.search}
        </label>
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          maxLength={fieldLengths.peopleQuery}
          placeholder={words.placeholder}
          aria-keyshortcuts="/"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <kbd>/</kbd>
      </form>
      <Popover className="popover people" triggerRef={field} isOpen={isOpen} onOpenChange={(it) => !it && close()}>
        {problem?.code === 'validation' && <p role="alert">{words.tooShort}</p>}
        {problem && problem.code !== 'validation' && <ProblemLine problem={problem} />}
        {search.data?.people.length === 0 && <p role="status">{words.none}</p>}
        {search.data && search.data.people.length > 0 && <People people={search.data.people} onChosen={close} />}
        {search.data?.people.length === mostPeople && <p>{format(words.first, { count: mostPeople })}</p>}
      </Popover>
    </search>
  )
}

/** Their bookings, each of which opens beside its day. */
function People({ people, onChosen }: { people: readonly Person[]; onChosen: () => void }) {
  const words = useWords(peopleWords)
  const language = useLocale()
  const { nameOf } = useCatalogue()
  const [, go] = useAddress()
  const [, setOpenVisit] = useOpenVisit()
  const bookings = new Map(people.flatMap((it) => it.bookings.map((booking) => [booking.reference, booking])))
  return (
    <ListBox
      className="menu"
      aria-label={words.results}
      autoFocus="first"
      onAction={(reference) => {
        const { clinic, start } = bookings.get(String(reference))!
        setOpenVisit({ reference: String(reference), start })
        go({ screen: 'day', clinic, date: start.slice(0, 10), line: undefined, view: undefined })
        onChosen()
      }}
    >
      {people.map(({ name, birthdate, bookings: own }) => (
        <ListBoxSection key={own[0]!.reference}>
          <Header>
            <b>{name}</b> {format(words.born, { date: fullDate(birthdate, language) })}
          </Header>
          {own.map(({ reference, start, treatment, practitioner }) => (
            <ListBoxItem key={reference} id={reference} textValue={`${shortDay(start, language)} ${nameOf(treatment)}`}>
              {shortDay(start, language)} {clockOf(start)} · {nameOf(treatment)} · {practitioner.name}
            </ListBoxItem>
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  )
}
