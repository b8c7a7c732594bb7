import { useState } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import type { CallProblem } from '#client/send.ts'
import { useAnswer } from '#client/use-answer.ts'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import type { SiteTreatment } from '#domain/site/site-data.ts'
import type { WaitingMessages } from '#messages/waiting/messages.ts'
import { LinkedHead, LinkedSkeleton } from '../linked/linked-head.tsx'
import type { BookingSite } from '../wizard-context.tsx'
import { EntryGone } from './entry-gone.tsx'
import { findWaitable } from './find-waitable.ts'
import { toChange } from './purpose.ts'
import { useWish } from './use-wish.ts'
import { askEntry, changeWish, type EntryKey, type WaitingEntry } from './waiting-calls.ts'
import { choicesBefore, choicesFrom, listableDays, readWish, whereAndWhenOf, writeWish } from './wish.ts'
import { WishForm } from './wish-form.tsx'
import { wishOfEntry } from './wish-of-entry.ts'

interface Shared {
  entryKey: EntryKey
  onChanged: () => void
  words: WaitingMessages
  site: BookingSite
}

/** Somebody on the list waits for something else: all questions on one page, with the answers that they gave. */
export function ChangeWish(shared: Shared) {
  const { entryKey, words, site } = shared
  const { value: entry, problem, refresh } = useAnswer(askEntry(entryKey, site.locale), { token: entryKey.token })
  const treatment = entry && !entry.group && findWaitable(entry.treatment.id, site.catalogue)
  if (entry && treatment) return <ChangeForm {...shared} entry={entry} treatment={treatment} />
  return (
    <div className="wrap wizard-end">
      <LinkedHead name={words.heading} />
      {problem?.code === 'not-found' || entry ? (
        <EntryGone words={words} site={site} />
      ) : problem ? (
        <ProblemNotice problem={problem} site={site} onRetry={refresh} />
      ) : (
        <LinkedSkeleton label={site.words.nav.loading} />
      )}
    </div>
  )
}

function ChangeForm({
  entryKey,
  entry,
  treatment,
  onChanged,
  words,
  site,
}: Shared & { entry: WaitingEntry; treatment: SiteTreatment }) {
  const today = dayAtClinic(Date.now())
  const until = entry.booking?.start.slice(0, 10)
  const possible = listableDays(today, until)
  const first = wishOfEntry(entry, treatment, possible)
  const { wish, change } = useWish(
    (search) => readWish(search, (id) => (id === treatment.id ? treatment : undefined)) ?? first,
    (changed) => `${writeWish(changed)}&${toChange}=1`,
  )
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()

  async function save() {
    if (isSaving) return
    setSaving(true)
    setProblem(undefined)
    const answer = await changeWish(entryKey, whereAndWhenOf(wish, possible), site.locale)
    if (answer.ok) return onChanged()
    setSaving(false)
    setProblem(answer.problem)
  }
  return (
    <WishForm
      step="change"
      title={words.changing}
      lead={words.keepsPlace}
      choices={until === undefined ? choicesFrom(wish.day) : choicesBefore(today, until)}
      onChange={change}
      onSubmit={() => void save()}
      back={site.paths.waitingList}
      button={isSaving ? words.staying : words.save}
      isSending={isSaving}
      {...{ wish, possible, words, site }}
    >
      {problem?.code === 'not-found' ? (
        <EntryGone words={words} site={site} />
      ) : (
        problem && <ProblemNotice hasTyped problem={problem} site={site} onRetry={() => void save()} />
      )}
    </WishForm>
  )
}
