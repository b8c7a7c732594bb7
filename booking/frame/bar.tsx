import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { after, before, edit, isAnswered } from '../position/links.ts'
import { useWizard } from '../wizard-context.tsx'

/** Back on the left, Next on the right. Steps with links need no Next until something is chosen. */
export function Bar({ children }: { children?: ReactNode }) {
  const { position, words } = useWizard()
  const back = before(position)
  const next = children === undefined && isAnswered(position) ? after(position) : undefined
  if (!back && !next && !children) return null
  return (
    <div className="bar">
      {back && (
        <ButtonLink tone="quiet" href={edit(position, back)}>
          <Icon name="left" />
          <span>{words.nav.back}</span>
        </ButtonLink>
      )}
      {children}
      {next && <ButtonLink href={edit(position, next)}>{words.nav.next}</ButtonLink>}
    </div>
  )
}
