import { format } from '#messages/format.ts'
import { figureWords } from '#messages/staff/figure-words.ts'
import { useAddress } from '../app/address.tsx'
import { useMember } from '../app/member.ts'
import { PillSelect } from '../app/pill-select.tsx'
import { useAsk } from '../app/use-calls.ts'
import { useClinic } from '../app/use-facts.ts'
import { useWords } from '../app/words.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { FigureTable } from './figure-table.tsx'
import { FiguresFile } from './figures-file.tsx'
import { WeekChart } from './week-chart.tsx'
import { weekOf } from './week-of.ts'

/** What the weeks came to: one sentence, then the chart, then the table. */
export default function FiguresScreen() {
  const words = useWords(figureWords)
  const clinic = useClinic()
  const { role } = useMember()
  const [{ view }, go] = useAddress()
  const isOfChain = view === 'chain'
  const query = isOfChain ? {} : { clinic }
  const asked = useAsk('GET /staff/figures', { query })
  const weeks = asked.data?.weeks ?? []
  // The last one is still to come.
  const now = weeks.at(-2)
  return (
    <ListFrame
      title={words.title}
      asked={asked}
      isOfClinic={!isOfChain}
      actions={
        role === 'administrator' && (
          <PillSelect
            label={words.scope}
            value={isOfChain ? 'chain' : 'clinic'}
            options={[
              { id: 'clinic', name: words.ofClinic },
              { id: 'chain', name: words.ofChain },
            ]}
            onChange={(id) => go({ view: id === 'chain' ? id : undefined })}
          />
        )
      }
    >
      {now && (
        <>
          <p className="figure-sentence">
            {format(words.thisWeek, {
              booked: now.all.booked,
              cancelled: now.all.cancelled,
              noShow: now.all.noShow,
              free: now.workMinutes === 0 ? 0 : Math.round((100 * now.freeMinutes) / now.workMinutes),
            })}
          </p>
          <WeekChart
            title={words.chart}
            bars={weeks.map(({ week, all }) => ({
              label: format(words.week, { week: weekOf(week) }),
              value: all.booked,
              isNow: week === now.week,
            }))}
          />
          <FigureTable weeks={weeks} />
          <p>{words.explain}</p>
          <FiguresFile query={query} />
        </>
      )}
    </ListFrame>
  )
}
