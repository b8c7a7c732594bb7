import { formatPhone } from '#domain/phones/grouped-phone.ts'
import { format } from '#messages/format.ts'
import { formWords } from '#messages/staff/form-words.ts'
import { listWords } from '#messages/staff/list-words.ts'
import { Loading } from '../app/loading.tsx'
import { useAsk } from '../app/use-calls.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { Actions } from '../parts/actions.tsx'
import { FactList } from '../parts/fact-list.tsx'
import { sayTime } from '../parts/say-time.ts'
import { SidePanel } from '../parts/side-panel.tsx'
import { FormProblem } from './form-problem.tsx'

/** An application that has not been passed on yet, and the way to its file. To open either is logged. */
export function ApplicationPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useWords(formWords)
  const common = useWords(listWords)
  const locale = useLocale()
  const { data, error, refetch } = useAsk(
    'GET /staff/forms/applications/{id}',
    { params: { id }, query: { locale } },
    { isLogged: true },
  )
  if (error && !data) return <FormProblem error={error} onRetry={() => void refetch()} onClose={onClose} />
  if (!data) return <Loading />
  const { file } = data
  return (
    <SidePanel title={data.name} onClose={onClose}>
      <p className="written">{data.text}</p>
      <FactList
        facts={[
          [words.job, data.job.name],
          [common.phone, formatPhone(data.phone)],
          [common.email, data.email],
          [common.when, sayTime(data.at, locale)],
        ]}
      />
      {file ? (
        <>
          <p>{words.fileWarning}</p>
          <Actions>
            <a className="pill" href={`/api/staff/forms/applications/${id}/file`} download>
              {format(words.file, { kind: words.kinds[file.kind], size: Math.ceil(file.bytes / 1000) })}
            </a>
          </Actions>
        </>
      ) : (
        <p>{words.noFile}</p>
      )}
    </SidePanel>
  )
}
