import { format } from '#messages/format.ts'
import { without } from '../position/links.ts'
import { useWizard } from '../wizard-context.tsx'
import { leavePartner } from './kept-partner.ts'

/** In every step: through which agreement the visitor books, and the way out. */
export function PartnerLine() {
  const { position, words, catalogue } = useWizard()
  const { partner } = catalogue
  if (!partner || position.choices.partner !== partner.id) return null
  return (
    <p className="partner-line small">
      {format(position.partner ? words.partner.booksThrough : words.partner.booksWithout, { name: partner.name })}{' '}
      <a href={without(position, 'partner')} onClick={leavePartner}>
        {words.partner.leave}
      </a>
    </p>
  )
}
