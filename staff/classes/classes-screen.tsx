import { useState } from 'react'
import { format } from '#messages/format.ts'
import { classWords } from '#messages/staff/class-words.ts'
import { listWords } from '#messages/staff/list-words.ts'
import { useAsk } from '../app/use-calls.ts'
import { useCatalogue, useClinic } from '../app/use-facts.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { ListFrame } from '../parts/list-frame.tsx'
import { ListTable } from '../parts/list-table.tsx'
import { sayTime } from '../parts/say-time.ts'
import { Tag } from '../parts/tag.tsx'
import { ClassPanel } from './class-panel.tsx'

/** Dates of classes, courses and webinars, and how many come to each. */
export default function ClassesScreen() {
  const words = useWords(classWords)
  const common = useWords(listWords)
  const locale = useLocale()
  const clinic = useClinic()
  const { nameOf } = useCatalogue()
  const [open, setOpen] = useState<{ run: string; date: string }>()
  const asked = useAsk('GET /staff/classes', { query: { clinic } })
  const dates = asked.data?.dates ?? []
  return (
    <ListFrame
      title={words.title}
      asked={asked}
      beside={
        open && <ClassPanel key={open.run + open.date} clinic={clinic} open={open} onClose={() => setOpen(undefined)} />
      }
    >
      {dates.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ListTable
          label={words.title}
          rows={dates}
          keyOf={({ run, date }) => run + date}
          isOpen={({ run, date }) => open?.run === run && open.date === date}
          columns={[
            { heading: common.when, cell: ({ start }) => sayTime(start, locale) },
            {
              heading: words.what,
              isName: true,
              cell: ({ run, date, start, treatment, isOnline }) => (
                <>
                  <button
                    type="button"
                    className="link"
                    aria-label={`${nameOf(treatment)}, ${sayTime(start, locale)}`}
                    onClick={() => setOpen({ run, date })}
                  >
                    {nameOf(treatment)}
                  </button>{' '}
                  {isOnline && <Tag>{words.online}</Tag>}
                </>
              ),
            },
            { heading: words.leader, cell: ({ leader }) => leader },
            {
              heading: words.people,
              cell: ({ booked, places, isCancelled }) =>
                isCancelled ? <Tag tone="over">{words.cancelled}</Tag> : format(words.of, { booked, places }),
            },
          ]}
        />
      )}
    </ListFrame>
  )
}
