import type { AnswerOf } from '#domain/api/call-types.ts'
import { fewestPeople } from '#domain/partners/statement.ts'
import { format } from '#messages/format.ts'
import { formatPrice } from '#messages/prices.ts'
import { statementMessages } from '#messages/statement.ts'
import { useCommonWords, useWords } from '../app/words.tsx'

type Statement = AnswerOf<'GET /staff/partners/{id}/statement'>

/** What was booked through an agreement, by cost centre, as on the page that the partner gets. */
export function StatementTable({ statement: { lines, total, absences } }: { statement: Statement }) {
  const words = useWords(statementMessages)
  const common = useCommonWords()
  const amountOf = (amount: number | null) =>
    amount === null ? words.withheld : amount === 0 ? '0' : formatPrice(amount, common)
  // Without any cost centre there is nothing to tell apart: the total says it all.
  const listed = lines.some(({ costCenter }) => costCenter !== null) ? lines : []
  return (
    <>
      <p>{words.intro}</p>
      <table className="list-table">
        <thead>
          <tr>
            {[words.costCenter, words.visits, words.amount].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listed.map(({ costCenter, visits, amount }) => (
            <tr key={costCenter ?? ''}>
              <th scope="row">{costCenter ?? words.without}</th>
              <td>{visits}</td>
              <td>{amountOf(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td>{total.visits}</td>
            <td>{amountOf(total.amount)}</td>
          </tr>
        </tfoot>
      </table>
      {absences !== null && <p>{format(words.absences, { count: absences })}</p>}
      <p>{format(words.privacy, { people: fewestPeople })}</p>
    </>
  )
}
