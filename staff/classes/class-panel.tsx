import { reachOf } from '#domain/staff/permissions.ts'
import { classWords } from '#messages/staff/class-words.ts'
import { dayWords } from '#messages/staff/day-words.ts'
import { problemOf } from '../app/call-error.ts'
import { Loading } from '../app/loading.tsx'
import { useMember } from '../app/member.ts'
import { ProblemLine } from '../app/problem-line.tsx'
import { useAsk } from '../app/use-calls.ts'
import { useCatalogue } from '../app/use-facts.ts'
import { useNow } from '../app/use-now.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { sayTime } from '../parts/say-time.ts'
import { SidePanel } from '../parts/side-panel.tsx'
import { Tag } from '../parts/tag.tsx'
import { sayState } from '../visits/say-state.ts'
import { CallOff } from './call-off.tsx'

/** Who comes to a date: names alone, as every list. */
export function ClassPanel({
  clinic,
  open: { run, date },
  onClose,
}: {
  clinic: string
  open: { run: string; date: string }
  onClose: () => void
}) {
  const words = useWords(classWords)
  const day = useWords(dayWords)
  const locale = useLocale()
  const member = useMember()
  const { nameOf } = useCatalogue()
  const { data, error, refetch } = useAsk('GET /staff/classes/{run}', { params: { run }, query: { date } })
  const now = useNow()
  if (!data) {
    return (
      <SidePanel title={undefined} onClose={onClose}>
        {error ? <ProblemLine problem={problemOf(error)} onRetry={() => void refetch()} /> : <Loading />}
      </SidePanel>
    )
  }
  const mayCallOff = reachOf(member, 'POST /staff/classes/call-off') !== undefined && Date.parse(data.start) > now
  return (
    <SidePanel
      title={`${nameOf(data.treatment)}, ${sayTime(data.start, locale)}`}
      tag={data.isCancelled && <Tag tone="over">{words.cancelled}</Tag>}
      onClose={onClose}
    >
      {data.visits.length === 0 ? (
        !data.isCancelled && <p>{words.nobody}</p>
      ) : (
        <ol>
          {data.visits.map((visit) => (
            <li key={visit.reference}>
              {visit.name} · {sayState(visit, now, day)}
            </li>
          ))}
        </ol>
      )}
      {mayCallOff && <CallOff clinic={clinic} group={data.group} date={date} isCancelled={data.isCancelled} />}
    </SidePanel>
  )
}
