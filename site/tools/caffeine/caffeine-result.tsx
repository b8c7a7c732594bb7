import { markets } from '#domain/market/market.ts'
import {
  type CaffeineDay,
  caffeineLimits,
  countCaffeine,
  type Drinker,
  judgeCaffeine,
  nearShare,
  sleepDose,
} from '#domain/tools/caffeine.ts'
import { format } from '#messages/format.ts'
import type { ToolMessages } from '#messages/tools/messages.ts'
import { CallText } from '#ui/call-text/call-text.tsx'
import { useSite } from '../../site-context.tsx'
import { Scale } from '../parts/scale.tsx'
import { ToolResult } from '../parts/tool-result.tsx'

export function CaffeineResult({
  words,
  given,
}: {
  words: ToolMessages['caffeine']
  given: { who: Drinker; weight: number; day: CaffeineDay } | undefined
}) {
  const { country } = useSite()
  const { emergencyNumber, poisonNumber } = markets[country]
  if (!given) return <ToolResult title={undefined}>{null}</ToolResult>
  const amount = countCaffeine(given.day)
  const limit = caffeineLimits(given.who, given.weight)
  const judged = judgeCaffeine(amount, limit.day)
  const near = Math.round(limit.day * nearShare)
  return (
    <ToolResult title={format(words.result, { amount })}>
      <p>{words.judged[judged]}</p>
      {judged === 'over' && (
        <p>
          <CallText
            text={format(words.unwell, { emergency: emergencyNumber, poison: poisonNumber })}
            country={country}
          />
        </p>
      )}
      <Scale
        label={format(words.chart, { amount, limit: limit.day })}
        max={Math.max(limit.day * 1.5, amount)}
        value={amount}
        zones={[
          { from: 0, tone: 'good', name: words.zones.within, range: `0–${near - 1} mg` },
          { from: near, tone: 'watch', name: words.zones.near, range: `${near}–${limit.day} mg` },
          {
            from: limit.day + 1,
            tone: 'serious',
            name: words.zones.over,
            range: format(words.over, { limit: limit.day }),
          },
        ]}
      />
      <p>{format(words.limits[given.who], { limit: limit.day })}</p>
      {given.who === 'adult' && <p>{format(words.atOnce, { limit: limit.atOnce })}</p>}
      {given.who === 'pregnant' && <p>{words.pregnant}</p>}
      {given.who === 'child' && <p>{words.child}</p>}
      {given.who !== 'child' && <p>{format(words.sleep, { dose: sleepDose })}</p>}
    </ToolResult>
  )
}
