import type { ReactNode } from 'react'
import { telephoneLink } from '#domain/market/market.ts'
import type { SiteClinic } from '#domain/site/site-data.ts'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Fold } from '#ui/fold/fold.tsx'
import type { BookingSite } from '../wizard-context.tsx'

/** For whoever finds no time that suits: try again, another way, or the telephone. */
export function CannotFind({
  clinic,
  onTryAgain,
  children,
  site: { words },
}: {
  clinic: SiteClinic
  onTryAgain: () => void
  /** Where else it can be had. */
  children?: ReactNode
  site: Pick<BookingSite, 'words'>
}) {
  return (
    <div className="cannot-find">
      <Fold heading={words.time.cannotFind}>
        <p>{words.time.cannotFindText}</p>
        <ul className="ways">
          {children}
          <li>
            <a href={telephoneLink(clinic.phone)}>
              {format(words.time.call, { clinic: clinic.name, phone: clinic.phone })}
            </a>
          </li>
        </ul>
        <Button tone="quiet" onClick={onTryAgain}>
          {words.nav.tryAgain}
        </Button>
      </Fold>
    </div>
  )
}
