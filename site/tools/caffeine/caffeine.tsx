import { useState } from 'react'
import { numberIn, oneOf, optional, wholeNumberIn } from '#domain/tools/answers.ts'
import {
  type Drinker,
  otherRange,
  type Serving,
  servingIds,
  servingsRange,
  weightRange,
} from '#domain/tools/caffeine.ts'
import { format } from '#messages/format.ts'
import type { ToolMessages } from '#messages/tools/messages.ts'
import { Choices } from '../parts/choices.tsx'
import { NumberField } from '../parts/fields.tsx'
import { ToolForm } from '../parts/tool-form.tsx'
import { useToolForm } from '../parts/use-tool-form.ts'
import { useToolWords } from '../parts/use-tool-words.ts'
import { CaffeineResult } from './caffeine-result.tsx'

const drinkers: readonly Drinker[] = ['adult', 'pregnant', 'child']

export function CaffeineTool() {
  const words = useToolWords('caffeine')
  const [who, setWho] = useState<string>()
  const form = useToolForm({
    who: { read: oneOf(drinkers), error: words.whoError },
    weight: { read: optional(numberIn(weightRange)), error: format(words.weightError, weightRange) },
    ...countQuestions(words),
    other: { read: optional(wholeNumberIn(otherRange)), error: format(words.otherError, otherRange) },
  })
  // Only those under 18 must say what they weigh.
  const lacksWeight = form.given?.who === 'child' && form.given.weight === null
  const weightError = format(words.weightError, weightRange)
  const errors = lacksWeight ? [{ field: 'weight', message: weightError }] : form.errors
  const given = lacksWeight ? undefined : form.given
  return (
    <>
      <ToolForm form={{ ...form, errors }}>
        <Choices
          {...form.field('who')}
          legend={words.who}
          options={drinkers.map((id) => ({ id, text: words.drinkers[id] }))}
          onChoose={setWho}
        />
        {who === 'child' && (
          <NumberField {...form.field('weight')} {...(lacksWeight && { error: weightError })} label={words.weight} />
        )}
        <fieldset className="checks tool-fields">
          <legend>{words.servings}</legend>
          <p className="small soft">{words.servingsHint}</p>
          {servingIds.map((id) => (
            <NumberField key={id} {...form.field(id)} whole label={words.names[id]} />
          ))}
        </fieldset>
        <NumberField {...form.field('other')} whole label={words.other} hint={words.otherHint} />
      </ToolForm>
      <CaffeineResult
        words={words}
        given={
          given && {
            who: given.who,
            weight: given.weight ?? 0,
            day: {
              counts: Object.fromEntries(servingIds.map((id) => [id, given[id] ?? 0])),
              other: given.other ?? 0,
            },
          }
        }
      />
    </>
  )
}

function countQuestions(words: ToolMessages['caffeine']) {
  const read = optional(wholeNumberIn(servingsRange))
  const questions = servingIds.map((id) => [
    id,
    { read, error: format(words.servingError, { ...servingsRange, name: words.names[id] }) },
  ])
  return Object.fromEntries(questions) as Record<Serving, { read: typeof read; error: string }>
}
