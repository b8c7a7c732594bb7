import type { Locale } from '#domain/market/locale.ts'
import { numberIn } from '#domain/tools/answers.ts'
import { type BmiClass, bmiClasses, calculateBmi, heightRange, normalWeights, weightRange } from '#domain/tools/bmi.ts'
import { format } from '#messages/format.ts'
import { formatFixed } from '#messages/numbers.ts'
import type { ToolMessages } from '#messages/tools/messages.ts'
import { BookLink } from '../parts/book-link.tsx'
import { NumberField } from '../parts/fields.tsx'
import { Scale } from '../parts/scale.tsx'
import { ToolForm } from '../parts/tool-form.tsx'
import { ToolResult } from '../parts/tool-result.tsx'
import { useToolForm } from '../parts/use-tool-form.ts'
import { useToolWords } from '../parts/use-tool-words.ts'
import type { Tone } from '../parts/zone-list.tsx'
import type { ToolProps } from '../tool.ts'

const tones: Record<BmiClass, Tone> = {
  under: 'low',
  normal: 'good',
  over: 'watch',
  'obesity-1': 'high',
  'obesity-2': 'higher',
  'obesity-3': 'serious',
}

/** Where the drawn scale begins and ends; the marker of a lower or higher value stands at the end. */
const drawn = { from: 15, to: 45 }

export function BmiTool({ locale }: ToolProps) {
  const words = useToolWords('bmi')
  const form = useToolForm({
    height: { read: numberIn(heightRange), error: format(words.heightError, heightRange) },
    weight: { read: numberIn(weightRange), error: format(words.weightError, weightRange) },
  })
  const { given } = form
  const result = given && calculateBmi(given.height, given.weight)
  const shown = result && format(words.result, { bmi: decimal(result.bmi, locale) })
  return (
    <>
      <ToolForm form={form}>
        <NumberField {...form.field('height')} label={words.height} />
        <NumberField {...form.field('weight')} label={words.weight} />
      </ToolForm>
      <ToolResult title={shown}>
        {shown && (
          <>
            <p>{words[result.is]}</p>
            <Scale
              label={`${shown}: ${words.names[result.is]}`}
              max={drawn.to}
              value={result.bmi}
              zones={bmiClasses.map(({ is, from, below }) => ({
                from: from ?? drawn.from,
                tone: tones[is],
                name: words.names[is],
                range: describeRange(from, below, words, locale),
              }))}
            />
            <p>{format(words.range, normalWeights(given.height))}</p>
            {result.is !== 'normal' && <BookLink treatment="gp-consultation" />}
          </>
        )}
      </ToolResult>
    </>
  )
}

/** '18.5–24.9': the class is that of the number with one decimal, so it ends one tenth before the next. */
function describeRange(
  from: number | undefined,
  below: number | undefined,
  words: ToolMessages['bmi'],
  locale: Locale,
): string {
  if (from === undefined) return format(words.below, { bmi: decimal(below!, locale) })
  if (below === undefined) return format(words.from, { bmi: decimal(from, locale) })
  return `${decimal(from, locale)}–${decimal(below - 0.1, locale)}`
}

const decimal = (value: number, locale: Locale) => formatFixed(value, 1, locale)
