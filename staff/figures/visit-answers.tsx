import { isoWeekOf } from '#domain/dates/calendar-date.ts'
import { visitScores } from '#domain/visit-questions/visit-question.ts'
import { format } from '#messages/format.ts'
import { figureWords } from '#messages/staff/figure-words.ts'
import { useAsk } from '../app/use-calls.ts'
import { useLocale, useWords } from '../app/words.tsx'

/** What patients answered about their visits: by week, and what they wrote. */
export function VisitAnswers({ query }: { query: { clinic?: string } }) {
  const words = useWords(figureWords).answers
  const locale = useLocale()
  const { data } = useAsk('GET /staff/figures/answers', { query })
  if (!data) return null
  const { all, weeks, lines } = data
  const say = (average: number | null) =>
    average === null ? '' : average.toLocaleString(locale, { minimumFractionDigits: 1 })
  return (
    <section>
      <h2>{words.title}</h2>
      <p>
        {all.answers === 0
          ? words.none
          : format(all.average === null ? words.tooFew : words.sum, { count: all.answers, average: say(all.average) })}
      </p>
      {all.answers > 0 && (
        <div className="list-table-frame">
          <table className="list-table figures-table">
            <thead>
              <tr>
                <th scope="col">{words.week}</th>
                {[words.count, words.average, ...visitScores].map((name) => (
                  <th key={name} scope="col" data-is="number">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks
                .filter(({ answers }) => answers > 0)
                .toReversed()
                .map(({ week, answers, average, scores }) => (
                  <tr key={week}>
                    <th scope="row">{isoWeekOf(week)}</th>
                    <td data-is="number">{answers}</td>
                    <td data-is="number">{say(average)}</td>
                    {visitScores.map((score) => (
                      <td key={score} data-is="number">
                        {scores?.[score - 1]}
                      </td>
                    ))}
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      )}
      {lines.length > 0 && (
        <>
          <h3>{words.lines}</h3>
          <ul>
            {lines.map(({ score, line }) => (
              <li key={`${score} ${line}`}>
                {score}: {line}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{words.explain}</p>
    </section>
  )
}
