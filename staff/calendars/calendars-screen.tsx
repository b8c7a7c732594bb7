import { useState } from 'react'
import { reachOf } from '#domain/staff/permissions.ts'
import { format } from '#messages/format.ts'
import { calendarWords } from '#messages/staff/calendar-words.ts'
import { listWords } from '#messages/staff/list-words.ts'
import { useMember } from '../app/member.ts'
import { useAsk, useChange } from '../app/use-calls.ts'
import { useClinic } from '../app/use-facts.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { AskProblem } from '../parts/ask-problem.tsx'
import { ListFrame } from '../parts/list-frame.tsx'
import { type ListColumn, ListTable } from '../parts/list-table.tsx'
import { sayTime } from '../parts/say-time.ts'
import { Tag } from '../parts/tag.tsx'
import { type Calendar, CalendarActions } from './calendar-actions.tsx'
import { NewAddress } from './new-address.tsx'

/** Practitioners' calendars to subscribe to: their own, or for who runs the clinic those of everybody there. */
export default function CalendarsScreen() {
  const words = useWords(calendarWords)
  const common = useWords(listWords)
  const locale = useLocale()
  const clinic = useClinic()
  const mayName = reachOf(useMember(), 'PATCH /staff/calendars') !== undefined
  const asked = useAsk('GET /staff/calendars', { query: { clinic } })
  const make = useChange('POST /staff/calendars', ['GET /staff/calendars'])
  const [madeFor, setMadeFor] = useState<Calendar['practitioner'] & { clinic: string }>()
  const calendars = asked.data?.calendars ?? []
  // One that was taken away meanwhile works no longer, and is not shown either.
  const isInUse = calendars.some(({ practitioner, madeAt }) => practitioner.id === madeFor?.id && madeAt !== null)
  const columns: ListColumn<Calendar>[] = [
    { heading: words.practitioner, isName: true, cell: ({ practitioner }) => practitioner.name },
    {
      heading: common.state,
      cell: ({ madeAt, madeBy }) =>
        madeAt ? format(words.since, { time: sayTime(madeAt, locale), who: madeBy ?? '' }) : words.unused,
    },
    {
      heading: words.names,
      cell: ({ showsNames }) => (
        <Tag tone={showsNames ? undefined : 'over'}>{showsNames ? words.withNames : words.withoutNames}</Tag>
      ),
    },
    {
      heading: common.actions,
      cell: (calendar) => (
        <CalendarActions
          clinic={clinic}
          calendar={calendar}
          mayName={mayName}
          isMaking={make.isPending}
          onMake={() => {
            setMadeFor({ ...calendar.practitioner, clinic })
            make.mutate({ body: { clinic, practitioner: calendar.practitioner.id, locale } })
          }}
        />
      ),
    },
  ]
  return (
    <ListFrame title={words.title} asked={asked}>
      <p>{words.lead}</p>
      <p>{words.namesNote}</p>
      {make.error && <AskProblem error={make.error} />}
      {make.data && isInUse && madeFor?.clinic === clinic && (
        <NewAddress key={make.data.address} address={make.data.address} name={madeFor.name} />
      )}
      {calendars.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ListTable
          label={words.title}
          rows={calendars}
          keyOf={({ practitioner }) => practitioner.id}
          columns={columns}
        />
      )}
    </ListFrame>
  )
}
