import { useState } from 'react'
import { format } from '#messages/format.ts'
import { classWords } from '#messages/staff/class-words.ts'
import { listWords } from '#messages/staff/list-words.ts'
import { useAsk } from '../app/use-calls.ts'
import { useCatalogue, useClinic } from '../app/use-facts.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { sayTime } from '../lists/say-time.ts'
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
        <table className="list-table">
          <thead>
            <tr>
              <th scope="col">{common.when}</th>
              <th scope="col">{words.what}</th>
              <th scope="col">{words.leader}</th>
              <th scope="col">{words.people}</th>
            </tr>
          </thead>
          <tbody>
            {dates.map(({ run, date, start, treatment, leader, booked, places, isCancelled, isOnline }) => (
              <tr key={run + date} data-open={(open?.run === run && open.date === date) || undefined}>
                <td>{sayTime(start, locale)}</td>
                <td>
                  <button type="button" className="link" onClick={() => setOpen({ run, date })}>
                    {nameOf(treatment)}
                  </button>{' '}
                  {isOnline && <span className="list-tag">{words.online}</span>}
                </td>
                <td>{leader}</td>
                <td>
                  {isCancelled ? (
                    <span className="list-tag" data-tone="over">
                      {words.cancelled}
                    </span>
                  ) : (
                    format(words.of, { booked, places })
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ListFrame>
  )
}
