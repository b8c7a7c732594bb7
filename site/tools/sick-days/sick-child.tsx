import { oneOf, wholeNumberIn } from '#domain/tools/answers.ts'
import { childrenRange, countChildDays } from '#domain/tools/sick-days.ts'
import { format } from '#messages/format.ts'
import { BookLink } from '../parts/book-link.tsx'
import { Choices } from '../parts/choices.tsx'
import { NumberField } from '../parts/fields.tsx'
import { ToolForm } from '../parts/tool-form.tsx'
import { ToolResult } from '../parts/tool-result.tsx'
import { useToolForm } from '../parts/use-tool-form.ts'
import { useToolWords } from '../parts/use-tool-words.ts'

/** How many days a year a parent can be at home with a sick child. */
export function SickChild() {
  const words = useToolWords('sick-days')
  const form = useToolForm(
    {
      children: { read: wholeNumberIn(childrenRange), error: format(words.childrenError, childrenRange) },
      chronic: { read: wholeNumberIn({ min: 0, max: childrenRange.max }), error: words.chronicError },
      alone: { read: oneOf(['yes', 'no']), error: format(words.choose, { question: words.alone }) },
    },
    {
      check: ({ children, chronic }) => (chronic > children ? [{ field: 'chronic', message: words.chronicError }] : []),
    },
  )
  const { given } = form
  const days = given && countChildDays(given.children, given.chronic, given.alone === 'yes')
  return (
    <>
      <ToolForm form={form}>
        <NumberField {...form.field('children')} whole label={words.children} hint={words.childrenHint} />
        <NumberField {...form.field('chronic')} whole label={words.chronic} defaultValue="0" />
        <Choices
          {...form.field('alone')}
          legend={words.alone}
          options={[
            { id: 'no', text: words.no },
            { id: 'yes', text: words.yes },
          ]}
        />
      </ToolForm>
      <ToolResult title={days === undefined ? undefined : format(words.childResult, { days })}>
        <p>{words.childText}</p>
        <p>{words.childNote}</p>
        {given && given.chronic > 0 && <p>{words.childChronic}</p>}
        <BookLink treatment="gp-consultation" />
      </ToolResult>
    </>
  )
}
