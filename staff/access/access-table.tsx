import type { AnswerOf } from '#domain/api/call-types.ts'
import { accessWords } from '#messages/staff/access-words.ts'
import { consoleWords } from '#messages/staff/console-words.ts'
import { listWords } from '#messages/staff/list-words.ts'
import { useClinicName } from '../app/use-facts.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { sayTime } from '../lists/say-time.ts'
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
    <table className="list-table">
      <thead>
        <tr>
          {[when, words.who, words.what, clinicName, words.reference].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {looks.map(({ at, email, role, action, clinic, reference }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a log have no name, and none is added between others
          <tr key={index}>
            <td>{sayTime(at, locale)}</td>
            <td>
              {email} ({roles[role]})
            </td>
            <td>{sayAction(action, words)}</td>
            <td>{clinic && nameOf(clinic)}</td>
            <td>{reference}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
