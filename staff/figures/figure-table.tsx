import { Fragment } from 'react'
import { isoWeekOf } from '#domain/dates/calendar-date.ts'
import { format } from '#messages/format.ts'
import { type FigureWords, figureWords } from '#messages/staff/figure-words.ts'
import { useCatalogue } from '../app/use-facts.ts'
import { useWords } from '../app/words.tsx'
import type { Week } from './week-charts.ts'

/** The newest week first, each as a whole and then by line of care; or one line alone. */
export function FigureTable({ weeks, line }: { weeks: readonly Week[]; line: string | undefined }) {
  const words = useWords(figureWords)
  const { lines } = useCatalogue()
  const nameOf = (id: string) => lines.find((it) => it.id === id)?.name ?? id
  return (
    <div className="list-table-frame">
      <table className="list-table figures-table">
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            {[words.booked, words.cancelled, words.noShow, words.lead, words.wait, words.free].map((name) => (
              <th key={name} scope="col" data-is="number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ week, all, lines: ofLines, workMinutes, freeMinutes }) => (
            <Fragment key={week}>
              {line === undefined && (
                <tr data-week="">
                  <th scope="row">
                    {format(words.week, { week: isoWeekOf(week) })}: {words.all}
                  </th>
                  <Numbers of={all} words={words} />
                  <td data-is="number">
                    {workMinutes > 0 && format(words.percent, { count: Math.round((100 * freeMinutes) / workMinutes) })}
                  </td>
                </tr>
              )}
              {ofLines
                .filter((it) => line === undefined || it.line === line)
                .map((it) => (
                  <tr key={it.line}>
                    <th scope="row">
                      {line !== undefined && `${format(words.week, { week: isoWeekOf(week) })}: `}
                      {nameOf(it.line)}
                    </th>
                    <Numbers of={it} words={words} />
                    <td />
                  </tr>
                ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Numbers({ of, words }: { of: Week['all']; words: FigureWords }) {
  const { booked, cancelled, noShow, leadHours, waitWas, waitPromised } = of
  return (
    <>
      <td data-is="number">{booked}</td>
      <td data-is="number">{cancelled}</td>
      <td data-is="number">{noShow}</td>
      <td data-is="number">{leadHours === null ? '' : sayLead(leadHours, words)}</td>
      <td data-is="number">
        {waitWas === null ? '' : format(words.minutes, { was: waitWas, promised: waitPromised ?? 0 })}
      </td>
    </>
  )
}

/** In days from two of them on. */
function sayLead(hours: number, words: FigureWords): string {
  return hours < 48 ? format(words.hours, { count: hours }) : format(words.days, { count: Math.round(hours / 24) })
}
