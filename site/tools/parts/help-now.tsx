import type { WarningLevel } from '#domain/facts/warning-sign.ts'
import { markets, telephoneLink } from '#domain/market/market.ts'
import { cardOf } from '#domain/signs/warning-signs.ts'
import { format } from '#messages/format.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useSite } from '../../site-context.tsx'
import { BookLink } from './book-link.tsx'
import { ToolResult } from './tool-result.tsx'
import { useToolWords } from './use-tool-words.ts'

/**
 * The result when a warning sign was ticked, in place of any other: whom to call, and the button that does. It stands on the
 * page from the start, because screen readers announce only what changes in a region that they know.
 */
export function HelpNow({ level }: { level: WarningLevel | undefined }) {
  const { country, stringTranslations } = useSite()
  const words = useToolWords('help')
  const { emergencyNumber, urgentNumber } = markets[country]
  const numbers = { emergency: emergencyNumber, urgent: urgentNumber }
  const number = level === 'emergency' || level === 'urgent' ? numbers[level] : undefined
  return (
    <ToolResult title={level && format(words[`${level}Title`], numbers)} level={level && cardOf[level]}>
      {number && (
        <ButtonLink href={telephoneLink(number)}>
          <Icon name="phone" />
          {format(stringTranslations.article.call, { number })}
        </ButtonLink>
      )}
      {level && <p>{format(words[level], numbers)}</p>}
      {level === 'soon' && <BookLink treatment="gp-consultation" />}
    </ToolResult>
  )
}
