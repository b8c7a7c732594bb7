import type { Locale } from '#domain/market/locale.ts'
import { dayWithin, oneOf } from '#domain/tools/answers.ts'
import { type PlannedVisit, planVaccines, type VisitTime } from '#domain/tools/vaccines.ts'
import { fullDate } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import type { ToolMessages } from '#messages/tools/messages.ts'
import { Choices } from '../parts/choices.tsx'
import { DateField } from '../parts/fields.tsx'
import { ToolForm } from '../parts/tool-form.tsx'
import { ToolResult } from '../parts/tool-result.tsx'
import { useToolForm } from '../parts/use-tool-form.ts'
import { useToolWords } from '../parts/use-tool-words.ts'

/** Children of class 10 turn 16 in its spring. */
const childhood = { before: 17 * 366, after: 0 }

/** The childhood programme with the dates of one child. */
export function ChildVaccines({ locale }: { locale: Locale }) {
  const words = useToolWords('vaccines')
  const form = useToolForm({
    born: { read: dayWithin(childhood), error: words.bornError },
    tuberculosis: { read: oneOf(['no', 'yes']), error: format(words.choose, { question: words.tuberculosis }) },
  })
  const { given } = form
  const plan = given && planVaccines(given.born, given.today, given.tuberculosis === 'yes')
  return (
    <>
      <ToolForm form={form} button={words.show}>
        <DateField {...form.field('born')} label={words.born} />
        <Choices
          {...form.field('tuberculosis')}
          legend={words.tuberculosis}
          hint={words.tuberculosisHint}
          options={[
            { id: 'no', text: words.no },
            { id: 'yes', text: words.yes },
          ]}
          chosen="no"
        />
      </ToolForm>
      <ToolResult title={plan && titleOf(plan, words)}>
        {plan && (
          <>
            <p>{plan.every(({ state }) => state === 'past') ? words.doneText : words.childText}</p>
            <ol className="timeline">
              {plan.map((visit) => (
                <li key={visit.from} className={visit.state}>
                  <h4>{nameVisit(visit.at, words)}</h4>
                  <p className="small soft">
                    {describeTime(visit, words, locale)} · {words.states[visit.state]}
                  </p>
                  <ul>
                    {visit.vaccines.map((vaccine) => (
                      <li key={vaccine}>{words.vaccines[vaccine]}</li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
          </>
        )}
      </ToolResult>
    </>
  )
}

type Words = ToolMessages['vaccines']

function titleOf(plan: readonly PlannedVisit[], words: Words): string {
  const due = plan.find(({ state }) => state === 'now')
  if (due) return format(words.nowVisit, { when: nameVisit(due.at, words) })
  const next = plan.find(({ state }) => state === 'coming')
  return next ? format(words.nextVisit, { when: nameVisit(next.at, words) }) : words.done
}

function nameVisit(at: VisitTime, words: Words): string {
  const [unit, count] = Object.entries(at)[0] as [keyof Words['when'], number]
  return format(words.when[unit], { count })
}

function describeTime({ at, from }: PlannedVisit, words: Words, locale: Locale): string {
  if (!('schoolClass' in at)) return format(words.from, { date: fullDate(from, locale) })
  const year = Number(from.slice(0, 4))
  return format(words.schoolYear, { year, next: String(year + 1).slice(2) })
}
