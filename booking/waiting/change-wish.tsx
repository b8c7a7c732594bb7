import { useRef, useState } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import type { CallProblem } from '#client/send.ts'
import type { SiteTreatment } from '#domain/site/site-data.ts'
import type { WaitingMessages } from '#messages/waiting/messages.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { HeldNotice } from './held-notice.tsx'
import { useWishOf } from './use-wish-of.ts'
import { changeWish, type EntryKey, type WaitingEntry } from './waiting-calls.ts'
import { WishForm } from './wish-form.tsx'
import { changesOf, wishOfEntry } from './wish-of-entry.ts'

/** Somebody on the list waits for something else: all questions on one page, with the answers that they gave. */
export function ChangeWish({
  entryKey,
  entry,
  treatment,
  onSaved,
  onGone,
  words,
  site,
}: {
  entryKey: EntryKey
  entry: WaitingEntry
  treatment: SiteTreatment
  onSaved: (changed: WaitingEntry) => void
  /** They wait no longer. */
  onGone: () => void
  words: WaitingMessages
  site: BookingSite
}) {
  const { wish, change, possible, choices } = useWishOf(treatment, {
    purpose: 'change',
    until: entry.booking?.start.slice(0, 10),
    first: (days) => wishOfEntry(entry, treatment, days),
  })
  const [isSaving, setSaving] = useState(false)
  const isUnderWay = useRef(false)
  const [problem, setProblem] = useState<CallProblem>()

  async function save() {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSaving(true)
    setProblem(undefined)
    const answer = await changeWish(entryKey, changesOf(entry, wish, possible), site.locale)
    isUnderWay.current = false
    if (answer.ok) return onSaved(answer.value)
    setSaving(false)
    if (answer.problem.code === 'not-found') onGone()
    else setProblem(answer.problem)
  }
  return (
    <WishForm
      step="change"
      title={words.changing}
      lead={words.keepsPlace}
      above={entry.offer && <HeldNotice offer={entry.offer} words={words} />}
      onChange={change}
      onSubmit={() => void save()}
      back={site.paths.waitingList}
      button={isSaving ? words.saving : words.save}
      isSending={isSaving}
      {...{ wish, possible, choices, words, site }}
    >
      {problem && <ProblemNotice hasTyped problem={problem} site={site} onRetry={() => void save()} />}
    </WishForm>
  )
}
