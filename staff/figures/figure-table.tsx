import { Fragment } from 'react'
import type { AnswerOf } from '#domain/api/call-types.ts'
import { format } from '#messages/format.ts'
import { type FigureWords, figureWords } from '#messages/staff/figure-words.ts'
import { useCatalogue } from '../app/use-facts.ts'
import { useWords } from '../app/words.tsx'
import { weekOf } from './week-of.ts'

type Week = AnswerOf<'GET /staff/figures'>['weeks'][number]

/** The newest week first, each as a whole and then by line of care. */
export function FigureTable({ weeks }: { weeks: readonly Week[] }) {
  const words = useWords(figureWords)
  const { lines } = useCatalogue()
  const nameOf = (id: string) => lines.find((it) => it.id === id)?.name ?? id
  return (
    <div className="table-frame">
      <table className="rows figure-table">
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            {[words.booked, words.cancelled, words.noShow, words.lead, words.wait, words.free].map((name) => (
              <th key={name} scope="col" className="number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ week, all, lines: ofLines, workMinutes, freeMinutes }) => (
            <Fragment key={week}>
              <tr data-week="">
                <td>
                  {format(words.week, { week: weekOf(week) })}: {words.all}
                </td>
                <Numbers of={all} words={words} />
                <td className="number">
                  {workMinutes > 0 && format(words.percent, { count: Math.round((100 * freeMinutes) / workMinutes) })}
                </td>
              </tr>
              {ofLines.map((it) => (
                <tr key={it.line}>
                  <td>{nameOf(it.line)}</td>
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
      <td className="number">{booked}</td>
      <td className="number">{cancelled}</td>
      <td className="number">{noShow}</td>
      <td className="number">{leadHours === null ? '' : sayLead(leadHours, words)}</td>
      <td className="number">
        {waitWas === null ? '' : format(words.minutes, { was: waitWas, promised: waitPromised ?? 0 })}
      </td>
    </>
  )
}

/** In days from two of them on. */
function sayLead(hours: number, words: FigureWords): string {
  return hours < 48 ? format(words.hours, { count: hours }) : format(words.days, { count: Math.round(hours / 24) })
}
