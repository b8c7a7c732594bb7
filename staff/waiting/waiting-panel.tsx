import { formatPhone } from '#domain/phones/grouped-phone.ts'
import { fullDate } from '#messages/dates.ts'
import { listWords } from '#messages/staff/list-words.ts'
import { waitingWords } from '#messages/staff/waiting-words.ts'
import { problemOf } from '../app/call-error.ts'
import { Loading } from '../app/loading.tsx'
import { ProblemLine } from '../app/problem-line.tsx'
import { useAsk } from '../app/use-calls.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { FactList } from '../parts/fact-list.tsx'
import { SidePanel } from '../parts/side-panel.tsx'
import { EndWaiting } from './end-waiting.tsx'

/** Who waits, and the phone to call. To open it is to look at a patient, which is logged. */
export function WaitingPanel({ id, hasOffer, onClose }: { id: string; hasOffer: boolean; onClose: () => void }) {
  const words = useWords(waitingWords)
  const common = useWords(listWords)
  const locale = useLocale()
  const { data: patient, error, refetch } = useAsk('GET /staff/waiting-list/{id}', { params: { id } })
  if (!patient) {
    return (
      <SidePanel title={undefined} onClose={onClose}>
        {error ? <ProblemLine problem={problemOf(error)} onRetry={() => void refetch()} /> : <Loading />}
      </SidePanel>
    )
  }
  return (
    <SidePanel title={patient.name} onClose={onClose}>
      <FactList
        facts={[
          [
            common.phone,
            <a key="phone" href={`tel:${patient.phone}`}>
              {formatPhone(patient.phone)}
            </a>,
          ],
          [common.born, fullDate(patient.birthdate, locale)],
        ]}
      />
      <p>{words.leave}</p>
      <EndWaiting id={id} hasOffer={hasOffer} />
    </SidePanel>
  )
}
