import type { AnswerOf } from '#domain/api/call-types.ts'
import type { LiveSelector } from '#domain/site/live-marks.ts'
import { type FirstTimeWords, fillFirstTimes } from './fill-first-times.ts'
import { fillProfile } from './fill-profile.ts'
import { isPageTaken, keepFacts } from './live-facts.ts'
import { pageLanguage } from './page-language.ts'
import { describeProfile, type ProfileAnswer, type ProfileWords } from './profile-facts.ts'
import { refreshWhileSeen } from './refresh-while-seen.ts'

// Imported by the inline script after the first paint, on the directory and on profiles, in place of show-facts.ts.
type Answer = AnswerOf<'GET /practitioners/next-free'> | ProfileAnswer

refreshWhileSeen(() => {
  for (const holder of document.querySelectorAll<HTMLElement>('[data-live-people]' satisfies LiveSelector))
    void show(holder)
})

async function show(holder: HTMLElement) {
  const address = holder.dataset.livePeople!
  // Without an answer the links to the booking stay, which show the times.
  const answer = await fetch(address)
    .then((it) => (it.ok ? (it.json() as Promise<Answer>) : undefined))
    .catch(() => undefined)
  if (!answer || isPageTaken()) return
  keepFacts(address, answer)
  const words: unknown = JSON.parse(holder.dataset.words!)
  if ('nextFree' in answer) fillFirstTimes(holder, answer, words as FirstTimeWords, pageLanguage)
  else fillProfile(describeProfile(answer, words as ProfileWords, pageLanguage))
}
