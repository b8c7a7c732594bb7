import { fullDate } from '#messages/dates.ts'
import { formWords } from '#messages/staff/form-words.ts'
import { listWords } from '#messages/staff/list-words.ts'
import { Loading } from '../app/loading.tsx'
import { useAsk } from '../app/use-calls.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { FactList } from '../parts/fact-list.tsx'
import { SidePanel } from '../parts/side-panel.tsx'
import { FormProblem } from './form-problem.tsx'

/** A report that its company has not been told of yet. To open it is logged. */
export function AbsencePanel({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useWords(formWords)
  const common = useWords(listWords)
  const locale = useLocale()
  const { data, error, refetch } = useAsk('GET /staff/forms/absences/{id}', { params: { id } }, { isLogged: true })
  if (error && !data) return <FormProblem error={error} onRetry={() => void refetch()} onClose={onClose} />
  if (!data) return <Loading />
  return (
    <SidePanel title={data.name} onClose={onClose}>
      <FactList
        facts={[
          [words.company, data.partner.name],
          [words.away, fullDate(data.from, locale)],
          [words.until, data.to === null ? words.unknown : fullDate(data.to, locale)],
          [common.when, fullDate(data.at.slice(0, 10), locale)],
        ]}
      />
    </SidePanel>
  )
}
