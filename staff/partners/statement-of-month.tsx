import { useState } from 'react'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import { monthAndYear } from '#messages/short-dates.ts'
import { partnerWords } from '#messages/staff/partner-words.ts'
import { Loading } from '../app/loading.tsx'
import { PillButton } from '../app/pill-button.tsx'
import { PillSelect } from '../app/pill-select.tsx'
import { useAsk } from '../app/use-calls.ts'
import { useNow } from '../app/use-now.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { Actions } from '../parts/actions.tsx'
import { AskProblem } from '../parts/ask-problem.tsx'
import { saveFile } from '../parts/save-file.ts'
import { pastMonths } from './past-months.ts'
import { StatementTable } from './statement-table.tsx'

/** A month's statement on the screen and as the file that the partner gets. Both need a fresh sign-in. */
export function StatementOfMonth({ partner }: { partner: string }) {
  const words = useWords(partnerWords)
  const locale = useLocale()
  const months = pastMonths(dayAtClinic(useNow()), 12)
  const [month = months[0]!, setMonth] = useState<string>()
  const { data, error, refetch } = useAsk('GET /staff/partners/{id}/statement', {
    params: { id: partner },
    query: { month },
  })
  return (
    <>
      <h3>{words.statement}</h3>
      <PillSelect
        label={words.month}
        value={month}
        options={months.map((id) => ({ id, name: monthAndYear(`${id}-01`, locale) }))}
        onChange={setMonth}
      />
      {error && !data && <AskProblem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <StatementTable statement={data} />
          <Actions>
            <PillButton tone="strong" onPress={() => saveFile(`statement-${partner}-${month}.csv`, data.csv)}>
              {words.statementFile}
            </PillButton>
          </Actions>
        </>
      )}
    </>
  )
}
