import { groupSlot } from '#domain/groups/group-slot.ts'
import { listChoices } from '#domain/groups/list-choices.ts'
import { clockOf } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { formatPrice } from '#messages/prices.ts'
import { shortDay } from '#messages/short-dates.ts'
import { callerWords } from '#messages/staff/caller-words.ts'
import { problemOf } from '../app/call-error.ts'
import { Loading } from '../app/loading.tsx'
import { PillButton } from '../app/pill-button.tsx'
import { ProblemLine } from '../app/problem-line.tsx'
import { useAsk } from '../app/use-calls.ts'
import { useNow } from '../app/use-now.ts'
import { useCommonWords, useLocale, useWords } from '../app/words.tsx'
import type { ChosenTime } from './use-held-time.ts'

/** Others book all the time: the places that are left are asked for again this often. */
const refreshEvery = 10_000

/** The runs of a class or course at a clinic: the whole series, or single dates where they are sold, with the places that are left. */
export function GroupPicker({
  clinic,
  treatment,
  onChoose,
}: {
  clinic: string
  treatment: string
  onChoose: (time: ChosenTime) => void
}) {
  const words = useWords(callerWords)
  const common = useCommonWords()
  const locale = useLocale()
  const now = useNow()
  const { data, error, refetch } = useAsk('GET /groups', { query: { locale, treatment, clinic } }, { refreshEvery })
  if (error && !data) return <ProblemLine problem={problemOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const runs = data.groups.flatMap((group) => {
    const { isSeries, single } = listChoices(group, now)
    const { leader, dates, price, datePrice = price } = group
    const first = dates.find((it) => !it.cancelled)
    const view = (date: (typeof dates)[number] | undefined, start: string) => ({
      chosen: { slot: groupSlot(group, date, clinic), start, name: leader.name },
      said: date
        ? `${shortDay(start, locale)} ${clockOf(start)}`
        : format(words.wholeSeries, { count: dates.length, from: shortDay(start, locale) }),
      price: formatPrice(date ? datePrice : price, common),
      free: (date ?? group).free,
    })
    const choices = [
      ...(isSeries && first ? [view(undefined, first.start)] : []),
      ...single.map((date) => view(date, date.start)),
    ]
    return choices.length > 0 ? [{ id: group.id, name: leader.name, choices }] : []
  })
  if (runs.length === 0) return <p>{words.noDates}</p>
  return runs.map(({ id, name, choices }) => (
    <div key={id} className="time-picker-person">
      <h3>{format(words.ledBy, { name })}</h3>
      <ul aria-label={format(words.datesOf, { name })}>
        {choices.map(({ chosen, said, price, free }) => (
          <li key={chosen.slot}>
            <PillButton isDisabled={free === 0} onPress={() => onChoose(chosen)}>
              {said} · {price} · {free === 0 ? words.full : format(words.places, { count: free })}
            </PillButton>
          </li>
        ))}
      </ul>
    </div>
  ))
}
