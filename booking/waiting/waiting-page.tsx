import { useState } from 'react'
import { format } from '#messages/format.ts'
import type { WaitingMessages } from '#messages/waiting/messages.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { queryAddress } from '../flows/address.ts'
import { useSearch } from '../flows/use-search.ts'
import { ClinicNumbers } from '../linked/clinic-numbers.tsx'
import { LinkedHead, StartingSkeleton } from '../linked/linked-head.tsx'
import { openKey } from '../linked/linked-key.ts'
import { useLinkedKey } from '../linked/use-linked-key.ts'
import { rememberBooking } from '../manage/booking-key.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { ChangeWish } from './change-wish.tsx'
import { findWaitable } from './find-waitable.ts'
import { JoinForBooking } from './join-for-booking.tsx'
import { JoinList } from './join-list.tsx'
import { type EntryNews, OwnEntry } from './own-entry.tsx'
import { forBooking, isHere, toChange } from './purpose.ts'
import type { EntryKey } from './waiting-calls.ts'
import { readWish } from './wish.ts'

const store = 'waiting'
const findKey = () => openKey(store)

/** The waiting list for those who wait: joining it where the address says for what, else what somebody waits for. */
export function WaitingPage({ words, site }: { words: WaitingMessages; site: BookingSite }) {
  const search = useSearch()
  const [news, setNews] = useState<EntryNews>()
  const isChanging = isHere(toChange, search)
  const isForBooking = !isChanging && isHere(forBooking, search)
  const hasWish = readWish(search, (id) => findWaitable(id, site.catalogue)) !== undefined
  const isJoining = !isChanging && (isForBooking || hasWish)
  // Who joins has a frame of their own, until what they typed before a reload is there.
  const { key, setKey, isDamaged } = useLinkedKey(findKey, isJoining)

  /** A reload shows what is waited for, not the questions. */
  function showEntry(done: EntryNews) {
    setNews(done)
    queryAddress.go(location.pathname, { replace: true })
  }
  function showJoined(joined: EntryKey) {
    rememberBooking(joined, store)
    setKey(joined)
    showEntry('joined')
  }
  const frame = { words, site, onJoined: showJoined }
  if (key && isChanging)
    return <ChangeWish entryKey={key} words={words} site={site} onChanged={() => showEntry('changed')} />
  if (isForBooking) return <JoinForBooking {...frame} />
  if (isJoining) return <JoinList {...frame} />
  if (key) return <OwnEntry key={key.reference} entryKey={key} news={news} words={words} site={site} />
  return (
    <div className="wrap wizard-end">
      <LinkedHead name={words.heading} />
      <StartingSkeleton />
      <div className="without-script">
        <Notice tone="warning">{format(words.withoutScript, { phone: site.phone })}</Notice>
        <h2 className="call-clinics">{site.words.manage.callClinic}</h2>
        <ClinicNumbers site={site} />
      </div>
      <div className="needs-script">
        {isDamaged ? (
          <Notice tone="error">{site.words.manage.wrongLink}</Notice>
        ) : (
          <>
            <p className="lead">{words.needLink}</p>
            <p>
              {format(words.howToJoin, {
                cannotFind: site.words.time.cannotFind,
                waitingList: site.words.time.waitingList,
              })}
            </p>
          </>
        )}
        <p className="next-acts">
          <ButtonLink href={site.paths.booking}>{words.bookInstead}</ButtonLink>
          <ButtonLink tone="quiet" href={site.paths.manage}>
            {site.words.manage.lostHeading}
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}
