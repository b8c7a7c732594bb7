import { useLayoutEffect, useState } from 'react'
import { format } from '#messages/format.ts'
import type { WaitingMessages } from '#messages/waiting/messages.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { queryAddress } from '../flows/address.ts'
import { useSearch } from '../flows/use-search.ts'
import { ClinicNumbers } from '../linked/clinic-numbers.tsx'
import { LinkedHead, StartingSkeleton } from '../linked/linked-head.tsx'
import { isDamagedKey, readFragment, recallBooking, rememberBooking } from '../manage/booking-key.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { findWaitable } from './find-waitable.ts'
import { isForBooking } from './for-booking.ts'
import { JoinForBooking } from './join-for-booking.tsx'
import { JoinList } from './join-list.tsx'
import { OwnEntry } from './own-entry.tsx'
import type { EntryKey } from './waiting-calls.ts'
import { readWish } from './wish.ts'

const store = 'waiting'

/** The entry that the link from the SMS names, or the one of this tab. */
function findKey(): EntryKey | undefined {
  const linked = readFragment(location.hash)
  if (!linked) return location.hash ? undefined : recallBooking(store)
  rememberBooking(linked, store)
  // No screenshot or shared tab gives it away.
  history.replaceState(history.state, '', location.pathname)
  return linked
}

/** The waiting list for those who wait: joining it where the address says for what, else what somebody waits for. */
export function WaitingPage({ words, site }: { words: WaitingMessages; site: BookingSite }) {
  const search = useSearch()
  const [key, setKey] = useState<EntryKey>()
  const [isNew, setNew] = useState(false)
  const [isDamaged, setDamaged] = useState(false)
  const isJoining = isForBooking(search) || readWish(search, (id) => findWaitable(id, site.catalogue)) !== undefined
  useLayoutEffect(() => {
    // Who joins has a frame of their own, until what they typed before a reload is there.
    if (isJoining) return
    const open = () => {
      setDamaged(isDamagedKey(location.hash))
      const found = findKey()
      if (found) setKey(found)
    }
    document.documentElement.classList.remove('starting')
    open()
    // A second link that is opened in this tab changes only the fragment.
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [isJoining])

  function showJoined(joined: EntryKey) {
    rememberBooking(joined, store)
    setKey(joined)
    setNew(true)
    // A reload shows what is waited for, not the questions.
    queryAddress.go(location.pathname, { replace: true })
  }
  const frame = { words, site, onJoined: showJoined }
  if (isForBooking(search)) return <JoinForBooking {...frame} />
  if (isJoining) return <JoinList {...frame} />
  if (key) return <OwnEntry key={key.reference} entryKey={key} isNew={isNew} words={words} site={site} />
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
            <p>{format(words.howToJoin, { waitingList: site.words.time.waitingList })}</p>
          </>
        )}
        <p className="next-acts">
          <ButtonLink href={site.paths.booking}>{words.bookInstead}</ButtonLink>
        </p>
      </div>
    </div>
  )
}
