import { markets } from '#domain/market/market.ts'
import { oneOf, type Reader } from '#domain/tools/answers.ts'
import {
  type StressAnswer,
  type StressItem,
  type StressLevel,
  scoreStress,
  stressAnswers,
  stressItems,
  stressLevels,
  stressMaximum,
} from '#domain/tools/stress.ts'
import { format } from '#messages/format.ts'
import { CallText } from '#ui/call-text/call-text.tsx'
import { useSite } from '../../site-context.tsx'
import { BookLink } from '../parts/book-link.tsx'
import { Choices } from '../parts/choices.tsx'
import { Scale } from '../parts/scale.tsx'
import { ToolForm } from '../parts/tool-form.tsx'
import { ToolResult } from '../parts/tool-result.tsx'
import { useToolForm } from '../parts/use-tool-form.ts'
import { useToolWords } from '../parts/use-tool-words.ts'
import type { Tone } from '../parts/zone-list.tsx'

const tones: Record<StressLevel, Tone> = {
  normal: 'good',
  mild: 'watch',
  moderate: 'high',
  severe: 'higher',
  extreme: 'serious',
}

export function StressTool() {
  const words = useToolWords('stress')
  const { country } = useSite()
  const { emergencyNumber, crisisNumber } = markets[country]
  const read = oneOf(stressAnswers)
  const form = useToolForm(
    Object.fromEntries(
      stressItems.map((item) => [item, { read, error: format(words.choose, { question: words.items[item] }) }]),
    ) as Record<StressItem, { read: Reader<StressAnswer>; error: string }>,
  )
  const result = form.given && scoreStress(form.given)
  const shown = result && format(words.result, { score: result.score, level: words.levels[result.is] })
  return (
    <>
      <ToolForm form={form} button={words.submit}>
        <p>{words.intro}</p>
        {stressItems.map((item, index) => (
          <Choices
            key={item}
            {...form.field(item)}
            legend={`${index + 1}. ${words.items[item]}`}
            options={stressAnswers.map((id) => ({ id, text: words.answers[id] }))}
          />
        ))}
      </ToolForm>
      <ToolResult title={shown}>
        {shown && (
          <>
            <p>{words.advice[result.is]}</p>
            <Scale
              label={shown}
              value={result.score}
              max={stressMaximum}
              zones={stressLevels.map(({ is, from }, index) => ({
                from,
                tone: tones[is],
                name: words.levels[is],
                range: `${from}–${(stressLevels[index + 1]?.from ?? stressMaximum + 1) - 1}`,
              }))}
            />
            {result.is !== 'normal' && (
              <p>
                <CallText
                  text={format(words.crisis, { emergency: emergencyNumber, crisis: crisisNumber })}
                  country={country}
                />
              </p>
            )}
            {result.is !== 'normal' && <BookLink treatment="psychologist-consultation" />}
          </>
        )}
      </ToolResult>
    </>
  )
}
