import type { Locale } from '#domain/market/locale.ts'
import {
  type AuditBand,
  auditAnswers,
  auditLimits,
  auditMaximum,
  type Drink,
  drinkNames,
  drinksRange,
  judgeAudit,
  scoreAudit,
  sumAlcohol,
} from '#domain/tools/alcohol.ts'
import { oneOf, optional, type Reader, wholeNumberIn } from '#domain/tools/answers.ts'
import { format } from '#messages/format.ts'
import { formatNumber } from '#messages/numbers.ts'
import { BookLink } from '../parts/book-link.tsx'
import { Choices } from '../parts/choices.tsx'
import { NumberField } from '../parts/fields.tsx'
import { Scale, type Zone } from '../parts/scale.tsx'
import { ToolForm } from '../parts/tool-form.tsx'
import { ToolResult } from '../parts/tool-result.tsx'
import { useToolForm } from '../parts/use-tool-form.ts'
import { useToolWords } from '../parts/use-tool-words.ts'
import type { ToolProps } from '../tool.ts'
import { UnitsPicture } from './units-picture.tsx'

const howMany = optional(wholeNumberIn(drinksRange))
const auditQuestions = ['often', 'units', 'six'] as const

export function AlcoholTool({ locale }: ToolProps) {
  const words = useToolWords('alcohol')
  const drinksError = format(words.drinksError, drinksRange)
  const question = <T,>(read: Reader<T>, name: (typeof auditQuestions)[number]) => ({
    read: optional(read),
    error: format(words.choose, { question: words[name] }),
  })
  const form = useToolForm(
    {
      ...(Object.fromEntries(drinkNames.map((name) => [name, { read: howMany, error: drinksError }])) as Record<
        Drink,
        { read: Reader<number | null>; error: string }
      >),
      often: question(oneOf(auditAnswers.often), 'often'),
      units: question(oneOf(auditAnswers.units), 'units'),
      six: question(oneOf(auditAnswers.six), 'six'),
    },
    {
      // Who never drinks has nothing to say to the other two.
      check: (given) =>
        auditQuestions
          .filter((name) => given[name] === null && given.often !== 'never')
          .map((field) => ({ field, message: format(words.choose, { question: words[field] }) })),
    },
  )
  const { given } = form
  return (
    <>
      <ToolForm form={form}>
        <fieldset className="checks tool-fields">
          <legend>{words.week}</legend>
          <p className="small soft">{words.weekHint}</p>
          {drinkNames.map((name) => (
            <NumberField key={name} {...form.field(name)} whole label={words.drinks[name]} />
          ))}
        </fieldset>
        {auditQuestions.map((name) => (
          <Choices
            key={name}
            {...form.field(name)}
            legend={words[name]}
            options={auditAnswers[name].map((id) => ({
              id,
              text: (words[`${name}Answers`] as Record<string, string>)[id]!,
            }))}
          />
        ))}
      </ToolForm>
      <AlcoholResult
        intake={given && sumAlcohol(Object.fromEntries(drinkNames.map((name) => [name, given[name] ?? 0])))}
        score={given ? scoreAudit(given) : 0}
        locale={locale}
      />
    </>
  )
}

function AlcoholResult({
  intake,
  score,
  locale,
}: {
  intake: ReturnType<typeof sumAlcohol> | undefined
  score: number
  locale: Locale
}) {
  const words = useToolWords('alcohol')
  const decimal = (value: number) => formatNumber(value, locale)
  const band = judgeAudit(score)
  const shown = format(words.score, { score })
  return (
    <ToolResult title={intake && format(words.result, { units: decimal(intake.units) })}>
      {intake && (
        <>
          <UnitsPicture units={intake.units} label={format(words.picture, { units: decimal(intake.units) })} />
          <p>{format(words.also, { grams: intake.grams, uk: decimal(intake.ukUnits) })}</p>
          <p>
            <strong>{shown}</strong>
          </p>
          <Scale
            label={`${shown}: ${words.bands[band]}`}
            value={score}
            max={auditMaximum}
            zones={listZones(words.bands)}
          />
          <p>{words.advice[band]}</p>
          {band === 'limit-all' && <p>{words.stop}</p>}
          {band !== 'low' && <BookLink treatment="gp-consultation" />}
        </>
      )}
    </ToolResult>
  )
}

function listZones(names: Record<AuditBand, string>): Zone[] {
  const { women, men } = auditLimits
  return [
    { from: 0, tone: 'good', name: names.low, range: `0–${women - 1}` },
    { from: women, tone: 'watch', name: names['limit-women'], range: String(women) },
    { from: men, tone: 'high', name: names['limit-all'], range: `${men}–${auditMaximum}` },
  ]
}
