import type { WaitingMessages } from '#messages/waiting/messages.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { BookingSite } from '../wizard-context.tsx'

/** For a link with which nobody waits, or not any more. */
export function EntryGone({ words, site }: { words: WaitingMessages; site: Pick<BookingSite, 'paths'> }) {
  return (
    <>
      <Notice tone="info">{words.gone}</Notice>
      <p className="next-acts">
        <ButtonLink href={site.paths.booking}>{words.bookInstead}</ButtonLink>
      </p>
    </>
  )
}
