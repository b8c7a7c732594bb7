import { telephoneLink } from '#domain/market/market.ts'
import { bookingKinds, type PageKind } from '#domain/site/page-kinds.ts'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useSite } from './site-context.tsx'

/** Pages that do not work without their script. The kiosk's says so in its own way. */
const needsScript = (kind: PageKind) => kind === 'tool' || (kind !== 'kiosk' && bookingKinds.has(kind))

/**
 * Hidden in the HTML, because a page whose script did not load cannot render anything. first-interaction.ts shows it and
 * handles its button.
 */
export function ScriptFailed() {
  const { page, company, stringTranslations: words } = useSite()
  if (!needsScript(page.kind)) return null
  const { mobileNumber } = company
  return (
    <div className="wrap script-failed" id="script-failed">
      <Notice tone="error" live>
        <p>{words.errorPage.pageFailed}</p>
        <div className="error-actions">
          <Button data-reload>{words.site.tryAgain}</Button>
          <a href={telephoneLink(mobileNumber)}>{format(words.article.call, { number: mobileNumber })}</a>
        </div>
      </Notice>
    </div>
  )
}
