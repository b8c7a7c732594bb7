import { markets, telephoneLink } from '#domain/market/market.ts'
import { format } from '#messages/format.ts'
import type { WhenToCall } from '#page-data/parts.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useSite } from '../../site-context.tsx'

/** The number and the way to its signs, under the lead: on a phone the card itself is several screens down. */
export function WhenToCallLine({ level, path }: WhenToCall) {
  const { country, stringTranslations } = useSite()
  const { article } = stringTranslations
  const { emergencyNumber, urgentNumber } = markets[country]
  const number = level === 'emergency' ? emergencyNumber : urgentNumber
  return (
    <p className="when-to-call">
      <a href={path}>
        <Icon name="alert" />
        {level === 'emergency' ? article.whenToCall : article.warningSigns}
      </a>
      <a className="chip" href={telephoneLink(number)}>
        <Icon name="phone" />
        {format(article.call, { number })}
      </a>
    </p>
  )
}
