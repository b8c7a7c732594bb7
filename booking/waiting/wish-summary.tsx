import type { DayRange } from '#domain/rosters/day-ranges.ts'
import { longDay } from '#messages/dates.ts'
import type { WaitingMessages } from '#messages/waiting/messages.ts'
import { SummaryBox, type SummaryRow } from '../frame/summary-box.tsx'
import type { BookingSite } from '../wizard-context.tsx'
import { sayDays, sayParts } from './say-wish.ts'
import { checkDays, clinicsOf, type JoinStep, listSteps, type Wish, writeWish } from './wish.ts'

/** What is waited for so far, with the way to change it. */
export function WishSummary({
  wish,
  step,
  possible,
  words,
  site,
}: {
  wish: Wish
  step: JoinStep
  possible: DayRange
  words: WaitingMessages
  site: BookingSite
}) {
  const { language, catalogue } = site
  const steps = listSteps(wish)
  const range = checkDays(wish, possible)
  const names = clinicsOf(wish).map((id) => catalogue.clinics.find((it) => it.id === id)?.name ?? id)
  /** The answer to an earlier question; what is not asked is said without a way to change it. */
  const row = (of: JoinStep, name: string, value: string): SummaryRow[] => {
    if (!value || (steps.includes(of) && steps.indexOf(of) >= steps.indexOf(step))) return []
    return [{ name, value, ...(steps.includes(of) && { path: writeWish(wish, of), action: site.words.nav.edit }) }]
  }
  const rows = [
    { name: words.treatment, value: wish.treatment.name },
    ...row('clinics', words.where, names.join(', ')),
    ...(wish.group
      ? wish.date
        ? [{ name: words.daysWaited, value: longDay(wish.date, language) }]
        : []
      : [
          ...row('days', words.daysWaited, range.ok ? sayDays([range.value], language) : ''),
          ...row('parts', words.partsWaited, sayParts(wish.parts, words, site)),
        ]),
  ]
  const shortNames = names.length > 1 ? `${names[0]} + ${names.length - 1}` : names[0]
  return <SummaryBox heading={words.waitsFor} rows={rows} short={[rows[0]!.value, shortNames]} site={site} />
}
