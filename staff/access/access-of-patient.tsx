import { writeCsv } from '#domain/text/csv.ts'
import { format } from '#messages/format.ts'
import { accessWords } from '#messages/staff/access-words.ts'
import { consoleWords } from '#messages/staff/console-words.ts'
import { listWords } from '#messages/staff/list-words.ts'
import { PillButton } from '../app/pill-button.tsx'
import { useClinicName } from '../app/use-facts.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { Actions } from '../parts/actions.tsx'
import { saveFile } from '../parts/save-file.ts'
import { sayTime } from '../parts/say-time.ts'
import { AccessTable, type Look } from './access-table.tsx'
import { sayAction } from './say-action.ts'

/** What was seen and changed of one patient, and the same as a file for whoever asked to know. */
export function AccessOfPatient({ looks, onClose }: { looks: readonly Look[]; onClose: () => void }) {
  const words = useWords(accessWords)
  const { when } = useWords(listWords)
  const { clinic, role } = useWords(consoleWords)
  const locale = useLocale()
  const nameOf = useClinicName()
  const save = () =>
    saveFile(
      'access-log.csv',
      writeCsv([
        [when, words.who, words.what, clinic, words.reference],
        ...looks.map((it) => [
          `${it.at.slice(0, 4)} ${sayTime(it.at, locale)}`,
          `${it.email} (${role[it.role]})`,
          sayAction(it.action, words),
          it.clinic === null ? '' : nameOf(it.clinic),
          it.reference ?? '',
        ]),
      ]),
    )
  return (
    <>
      <h2>{words.ofPatient}</h2>
      <p role="status">{looks.length === 0 ? words.noneOfPatient : format(words.count, { count: looks.length })}</p>
      {looks.length > 0 && <AccessTable looks={looks} />}
      <Actions>
        {looks.length > 0 && <PillButton onPress={save}>{words.file}</PillButton>}
        <PillButton onPress={onClose}>{words.backToDay}</PillButton>
      </Actions>
    </>
  )
}
