import { useCallback, useState } from 'react'
import { format } from '#messages/format.ts'
import type { WaitingMessages } from '#messages/waiting/messages.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { queryAddress } from '../flows/address.ts'
import { useSearch } from '../flows/use-search.ts'
import { LinkedHead, StartingSkeleton } from '../linked/linked-head.tsx'
import { LostLink } from '../linked/lost-link.tsx'
import { useLinkedKey } from '../linked/use-linked-key.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { JoinForBooking } from './join-for-booking.tsx'
import { JoinList } from './join-list.tsx'
import { LinkedEntry } from './linked-entry.tsx'
import { findPurpose, type Purpose } from './purpose.ts'
import type { EntryKey } from './waiting-calls.ts'

/** The waiting list for those who wait: joining it where the address says for what, else what somebody waits for. */
export function WaitingPage({ words, site }: { words: WaitingMessages; site: BookingSite }) {
  const { catalogue } = site
  const purpose = findPurpose(useSearch(), catalogue)
  // Who joins has a frame of their own, until what they typed before a reload is there.
  const isForKey = useCallback(({ search }: Location) => isOfEntry(findPurpose(search, catalogue)), [catalogue])
  const { key, show, isDamaged } = useLinkedKey('waiting', { isForKey, keepsQuery: true })
  /** The entry that was made on this page. */
  const [made, setMade] = useState<string>()

  function showJoined(joined: EntryKey) {
    show(joined)
    setMade(joined.reference)
    // A reload shows what is waited for, not the questions.
    queryAddress.go(location.pathname, { replace: true })
  }
  const frame = { words, site, onJoined: showJoined }
  if (purpose === 'earlier') return <JoinForBooking {...frame} />
  if (purpose === 'join') return <JoinList {...frame} />
  if (key) {
    const isChanging = purpose === 'change'
    const isNew = made === key.reference
    return <LinkedEntry key={key.reference} entryKey={key} {...{ isNew, isChanging, words, site }} />
  }
  return (
    <div className="wrap wizard-end">
      <LinkedHead name={words.heading} />
      <StartingSkeleton />
      <div className="without-script">
        <Notice tone="warning">{format(words.withoutScript, { phone: site.phone })}</Notice>
      </div>
      <div className="needs-script">
        {isDamaged ? (
          <Notice tone="error">{site.words.manage.wrongLink}</Notice>
        ) : (
          <>
            <p className="lead">{words.needLink}</p>
            <p className="how-to-join">
              {format(words.howToJoin, {
                cannotFind: site.words.time.cannotFind,
                waitingList: site.words.time.waitingList,
              })}
            </p>
          </>
        )}
        <p className="next-acts">
          <ButtonLink href={site.paths.booking}>{words.bookInstead}</ButtonLink>
        </p>
      </div>
      <LostLink site={site} />
    </div>
  )
}

const isOfEntry = (purpose: Purpose | undefined) => purpose !== 'join' && purpose !== 'earlier'
