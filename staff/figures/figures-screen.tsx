import { format } from '#messages/format.ts'
import { figureWords } from '#messages/staff/figure-words.ts'
import { useAddress } from '../app/address.tsx'
import { PillSelect } from '../app/pill-select.tsx'
import { useAsk } from '../app/use-calls.ts'
import { useCatalogue, useClinic } from '../app/use-facts.ts'
import { useWords } from '../app/words.tsx'
import { ChainSelect, useIsOfChain } from '../parts/chain-select.tsx'
import { ListFrame } from '../parts/list-frame.tsx'
import { FigureTable } from './figure-table.tsx'
import { FiguresFile } from './figures-file.tsx'
import { VisitAnswers } from './visit-answers.tsx'
import { WeekChart } from './week-chart.tsx'
import { drawCharts } from './week-charts.ts'

/** What the weeks came to: one sentence, then the charts, then the table; of all lines of care or of one. */
export default function FiguresScreen() {
  const words = useWords(figureWords)
  const clinic = useClinic()
  const { lines } = useCatalogue()
  const [{ line: asked }, go] = useAddress()
  const isOfChain = useIsOfChain()
  const query = isOfChain ? {} : { clinic }
  const answer = useAsk('GET /staff/figures', { query })
  const weeks = answer.data?.weeks ?? []
  const given = lines.filter(({ id }) => weeks.some((week) => week.lines.some((it) => it.line === id)))
  const line = given.find(({ id }) => id === asked)?.id
  // The last one is still to come.
  const now = weeks.at(-2)
  return (
    <ListFrame
      title={words.title}
      asked={answer}
      isOfClinic={!isOfChain}
      actions={<ChainSelect words={{ ...words, label: words.scope }} />}
    >
      {now && (
        <>
          <p className="figures-sentence">
            {format(words.thisWeek, {
              booked: now.all.booked,
              cancelled: now.all.cancelled,
              noShow: now.all.noShow,
              free: now.workMinutes === 0 ? 0 : Math.round((100 * now.freeMinutes) / now.workMinutes),
            })}
          </p>
          {given.length > 1 && (
            <PillSelect
              label={words.line}
              value={line ?? ''}
              options={[{ id: '', name: words.allLines }, ...given]}
              onChange={(id) => go({ line: id || undefined })}
            />
          )}
          <div className="figures-charts">
            {drawCharts(weeks, line).map((chart) => (
              <WeekChart key={chart.id} chart={chart} now={now.week} />
            ))}
          </div>
          <FigureTable weeks={weeks} line={line} />
          <p>{words.explain}</p>
          <FiguresFile query={query} />
          <VisitAnswers query={query} />
        </>
      )}
    </ListFrame>
  )
}
