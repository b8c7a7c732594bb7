import { markets, telephoneLink } from '#domain/market/market.ts'
import {
  type BloodPressure,
  type Place,
  type PressureAdvice,
  type Zone,
  zoneLimits,
  zoneOf,
} from '#domain/tools/blood-pressure.ts'
import { format } from '#messages/format.ts'
import type { ToolMessages } from '#messages/tools/messages.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { CallText } from '#ui/call-text/call-text.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useSite } from '../../site-context.tsx'
import { BookLink } from '../parts/book-link.tsx'
import { ToolResult } from '../parts/tool-result.tsx'
import { ZoneList } from '../parts/zone-list.tsx'
import type { ToolProps } from '../tool.ts'
import { PressureChart, tones } from './pressure-chart.tsx'

/** The reading among the zones, and what to do about it. Empty while there is no advice. */
export function PressureResult({
  given,
  advice,
  words,
  signs,
}: {
  given: (BloodPressure & { place: Place }) | undefined
  advice: Exclude<PressureAdvice, 'emergency' | 'maternity'> | undefined
  words: ToolMessages['blood-pressure']
  signs: ToolProps['signs']
}) {
  const { country, stringTranslations } = useSite()
  const { emergencyNumber, urgentNumber } = markets[country]
  if (!given || !advice) return <ToolResult title={undefined}>{null}</ToolResult>
  const { place } = given
  const nameOf = (zone: Zone) => (place === 'home' && words.homeZones[zone]) || words.zones[zone]
  const reading = { reading: `${given.systolic}/${given.diastolic}`, zone: nameOf(zoneOf(given, place)) }
  return (
    <ToolResult title={format(words.result, reading)} level={advice === 'urgent' ? 'urgent' : 'non-urgent'}>
      {advice === 'urgent' && (
        <ButtonLink href={telephoneLink(urgentNumber)}>
          <Icon name="phone" />
          {format(stringTranslations.article.call, { number: urgentNumber })}
        </ButtonLink>
      )}
      <p>
        <CallText text={format(words.advice[advice], { emergency: emergencyNumber })} country={country} />
      </p>
      {advice === 'urgent' && (
        <>
          <p>
            <CallText text={format(words.measureAgain, { urgent: urgentNumber })} country={country} />
          </p>
          <p>
            <CallText text={format(words.callIf, { emergency: emergencyNumber })} country={country} />
          </p>
          <ul>
            {signs
              .filter(({ level }) => level === 'emergency')
              .map(({ id, label }) => (
                <li key={id}>{label}</li>
              ))}
          </ul>
        </>
      )}
      <figure className="scale">
        <PressureChart reading={given} place={place} label={format(words.chart, reading)} />
        <ZoneList
          zones={zoneLimits[place].map(({ zone, systolic, diastolic }, index, all) => ({
            tone: tones[zone],
            name: nameOf(zone),
            range:
              systolic === 0
                ? format(words.below, { limit: `${all[index + 1]!.systolic}/${all[index + 1]!.diastolic}` })
                : format(words.from, { limit: `${systolic}/${diastolic}` }),
            isCurrent: zone === zoneOf(given, place),
          }))}
        />
      </figure>
      {advice !== 'fine' && advice !== 'urgent' && <BookLink treatment="gp-consultation" />}
    </ToolResult>
  )
}
