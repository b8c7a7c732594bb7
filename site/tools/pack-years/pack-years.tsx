import { useEffect, useState } from 'react'
import { numberIn } from '#domain/tools/answers.ts'
import {
  cigarettesRange,
  countCigarettes,
  countPackYears,
  screeningLimit,
  yearsRange,
} from '#domain/tools/pack-years.ts'
import { format } from '#messages/format.ts'
import { formatNumber } from '#messages/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { BookLink } from '../parts/book-link.tsx'
import { NumberField } from '../parts/fields.tsx'
import { Scale } from '../parts/scale.tsx'
import { ToolForm } from '../parts/tool-form.tsx'
import { ToolResult } from '../parts/tool-result.tsx'
import { useToolForm } from '../parts/use-tool-form.ts'
import { useToolWords } from '../parts/use-tool-words.ts'
import type { ToolProps } from '../tool.ts'

const mostPeriods = 6
/** Where the drawn scale ends; the marker of a higher value stands at the end. */
const scaleEnd = 60

export function PackYearsTool({ locale }: ToolProps) {
  const words = useToolWords('pack-years')
  // Names for the fields: a removed period must not pass its values on to the next one.
  const [periods, setPeriods] = useState([1])
  // A button that answers no tap yet is not shown: it comes with the script, at the first touch of a field.
  const [canAdd, setCanAdd] = useState(false)
  useEffect(() => setCanAdd(true), [])
  const number = (value: number) => formatNumber(value, locale)
  const limits = (range: { min: number; max: number }) => ({ min: number(range.min), max: number(range.max) })
  const questions = periods.flatMap((id) => [
    [
      `cigarettes-${id}`,
      { read: numberIn(cigarettesRange), error: format(words.cigarettesError, limits(cigarettesRange)) },
    ] as const,
    [`years-${id}`, { read: numberIn(yearsRange), error: format(words.yearsError, limits(yearsRange)) }] as const,
  ])
  const form = useToolForm(Object.fromEntries(questions))
  const change = (to: number[]) => {
    setPeriods(to)
    form.clear()
  }
  const smoked =
    form.given &&
    periods.map((id) => ({
      cigarettesPerDay: Number(form.given![`cigarettes-${id}`]),
      years: Number(form.given![`years-${id}`]),
    }))
  const packYears = smoked && countPackYears(smoked)
  return (
    <>
      <ToolForm form={form}>
        <p className="soft">{words.intro}</p>
        {periods.map((id, index) => (
          <fieldset key={id} className="tool-row">
            <legend>{format(words.period, { number: index + 1 })}</legend>
            <NumberField {...form.field(`cigarettes-${id}`)} label={words.cigarettes} />
            <NumberField {...form.field(`years-${id}`)} label={words.years} hint={words.yearsHint} />
            {index > 0 && (
              <Button tone="quiet" onClick={() => change(periods.filter((other) => other !== id))}>
                {format(words.remove, { number: index + 1 })}
              </Button>
            )}
          </fieldset>
        ))}
        {canAdd && periods.length < mostPeriods && (
          <Button tone="quiet" onClick={() => change([...periods, periods.at(-1)! + 1])}>
            {words.add}
          </Button>
        )}
      </ToolForm>
      <ToolResult title={packYears === undefined ? undefined : format(words.result, { packYears: number(packYears) })}>
        {smoked && packYears !== undefined && (
          <>
            <p>{format(words.cigarettesInAll, { count: number(countCigarettes(smoked)) })}</p>
            <Scale
              label={format(words.scale, { packYears: number(packYears), max: scaleEnd })}
              max={scaleEnd}
              value={packYears}
              zones={[
                {
                  from: 0,
                  tone: 'watch',
                  name: words.zoneBelow,
                  range: format(words.rangeBelow, { limit: screeningLimit }),
                },
                {
                  from: screeningLimit,
                  tone: 'high',
                  name: words.zoneAbove,
                  range: format(words.rangeAbove, { limit: screeningLimit }),
                },
              ]}
            />
            <p>{packYears < screeningLimit ? words.below : words.above}</p>
            <p>{words.next}</p>
            <BookLink treatment="gp-consultation" />
          </>
        )}
      </ToolResult>
    </>
  )
}
