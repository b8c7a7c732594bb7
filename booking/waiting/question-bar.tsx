import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { BookingSite } from '../wizard-context.tsx'

/** Back on the left, what goes on on the right. */
export function QuestionBar({ back, site, children }: { back: string; site: BookingSite; children: ReactNode }) {
  return (
    <div className="bar">
      <ButtonLink tone="quiet" href={back}>
        <Icon name="left" />
        <span>{site.words.nav.back}</span>
      </ButtonLink>
      {children}
    </div>
  )
}
