import { oneOf, optional, wholeNumberIn } from '#domain/tools/answers.ts'
import { adultAge, nextBooster, olderAge } from '#domain/tools/vaccines.ts'
import { format } from '#messages/format.ts'
import { BookLink } from '../parts/book-link.tsx'
import { Choices } from '../parts/choices.tsx'
import { NumberField } from '../parts/fields.tsx'
import { ToolForm } from '../parts/tool-form.tsx'
import { ToolResult } from '../parts/tool-result.tsx'
import { useToolForm } from '../parts/use-tool-form.ts'
import { useToolWords } from '../parts/use-tool-words.ts'

const years = wholeNumberIn({ min: 1920, max: 2999 })

/** When an adult's next booster is due, and what else is recommended at their age. */
export function AdultVaccines() {
  const words = useToolWords('vaccines')
  const form = useToolForm({
    age: { read: wholeNumberIn(adultAge), error: format(words.ageError, adultAge) },
    'last-booster': {
      read: optional((typed, today) => {
        const year = years(typed, today)
        return year !== undefined && year <= yearOf(today) ? year : undefined
      }),
      error: words.lastBoosterError,
    },
    pregnant: { read: oneOf(['no', 'yes']), error: format(words.choose, { question: words.pregnant }) },
  })
  const { given } = form
  const due = given && (given['last-booster'] === null ? yearOf(given.today) : nextBooster(given['last-booster']))
  const isDue = due !== undefined && due <= yearOf(given!.today)
  return (
    <>
      <ToolForm form={form} button={words.show}>
        <NumberField {...form.field('age')} whole label={words.age} />
        <NumberField {...form.field('last-booster')} whole label={words.lastBooster} hint={words.lastBoosterHint} />
        <Choices
          {...form.field('pregnant')}
          legend={words.pregnant}
          options={[
            { id: 'no', text: words.no },
            { id: 'yes', text: words.yes },
          ]}
          chosen="no"
        />
      </ToolForm>
      <ToolResult
        title={due === undefined ? undefined : isDue ? words.boosterDue : format(words.boosterOk, { year: due })}
      >
        {given && (
          <>
            <p>{words.boosterText}</p>
            {given.pregnant === 'yes' && <p>{words.pregnantText}</p>}
            {given.age >= olderAge && <p>{words.older}</p>}
            <p>{words.risk}</p>
            <BookLink treatment="vaccination" />
          </>
        )}
      </ToolResult>
    </>
  )
}

const yearOf = (day: string) => Number(day.slice(0, 4))
