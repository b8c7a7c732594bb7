import type { AnswerOf } from '#domain/api/call-types.ts'
import { accessWords } from '#messages/staff/access-words.ts'
import { consoleWords } from '#messages/staff/console-words.ts'
import { listWords } from '#messages/staff/list-words.ts'
import { useClinicName } from '../app/use-facts.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { ListTable } from '../parts/list-table.tsx'
import { sayTime } from '../parts/say-time.ts'
import { sayAction } from './say-action.ts'

export type Look = AnswerOf<'GET /staff/access-log'>['looks'][number]

/** Who saw or changed what and when, the newest first. */
export function AccessTable({ looks }: { looks: readonly Look[] }) {
  const words = useWords(accessWords)
  const { when } = useWords(listWords)
  const { clinic: clinicName, role: roles } = useWords(consoleWords)
  const locale = useLocale()
  const nameOf = useClinicName()
  return (
    <ListTable
      label={words.title}
      rows={looks}
      // Rows of a log have no name, and none is added between others.
      keyOf={(_, index) => String(index)}
      columns={[
        { heading: when, cell: ({ at }) => sayTime(at, locale) },
        { heading: words.who, isName: true, cell: ({ email, role }) => `${email} (${roles[role]})` },
        { heading: words.what, cell: ({ action }) => sayAction(action, words) },
        { heading: clinicName, cell: ({ clinic }) => clinic && nameOf(clinic) },
        { heading: words.reference, cell: ({ reference }) => reference },
      ]}
    />
  )
}
