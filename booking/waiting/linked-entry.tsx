import { useEffect, useRef, useState } from 'react'
import { useAnswer } from '#client/use-answer.ts'
import type { WaitingMessages } from '#messages/waiting/messages.ts'
import { queryAddress } from '../flows/address.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { ChangeWish } from './change-wish.tsx'
import { findChangeable } from './find-changeable.ts'
import { type EntryNews, OwnEntry } from './own-entry.tsx'
import { askEntry, type EntryKey, type WaitingEntry } from './waiting-calls.ts'

/** Somebody may look at it for minutes while a time is offered to them. */
const refreshEvery = 20_000

/** What somebody waits for, and the page on which they change it: asked for once for both. */
export function LinkedEntry({
  entryKey,
  isNew,
  isChanging,
  words,
  site,
}: {
  entryKey: EntryKey
  /** They have joined just now. */
  isNew: boolean
  isChanging: boolean
  words: WaitingMessages
  site: BookingSite
}) {
  const { token } = entryKey
  const { value, problem, answers, refresh } = useAnswer(askEntry(entryKey, site.locale), { token, refreshEvery })
  /** What saving answered; an answer that came later is newer. */
  const [saved, setSaved] = useState<{ entry: WaitingEntry; after: number }>()
  const [news, setNews] = useState<EntryNews | undefined>(isNew ? 'joined' : undefined)
  /** The entry is the page before. */
  const cameFromEntry = useRef(false)
  // Whoever begins to change it again has not saved that yet.
  useEffect(() => {
    if (isChanging) setNews(undefined)
  }, [isChanging])

  const known = saved?.after === answers ? saved.entry : value
  const entry = problem?.code === 'not-found' ? undefined : known
  const treatment = entry && findChangeable(entry, site.catalogue)
  const shared = { entryKey, words, site }
  if (isChanging && entry && treatment) {
    return (
      <ChangeWish
        {...shared}
        entry={entry}
        treatment={treatment}
        onSaved={(changed) => {
          setSaved({ entry: changed, after: answers })
          setNews('changed')
          // A reload shows what is waited for, not the questions.
          if (cameFromEntry.current) history.back()
          else queryAddress.go(location.pathname, { replace: true })
        }}
        onGone={refresh}
      />
    )
  }
  return (
    <OwnEntry
      {...shared}
      entry={entry}
      problem={problem}
      news={news}
      onChange={() => {
        cameFromEntry.current = true
      }}
      onAskAgain={refresh}
    />
  )
}
