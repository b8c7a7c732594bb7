import { type ReactNode, useId, useState } from 'react'
import { type GroupDate, listChoices } from '#domain/groups/list-choices.ts'
import { clockOf, longDay } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { formatPrice } from '#messages/prices.ts'
import { Fold } from '#ui/fold/fold.tsx'
import type { Group } from '../booking-calls.ts'
import type { BookingSite } from '../wizard-context.tsx'

/** One run: who leads it, all its dates, and what of it can be chosen, each with its price and the places that are left. */
export function GroupRun({
  group,
  chosen,
  isHeld,
  slotOf,
  onChoose,
  day,
  joinPath,
  site,
}: {
  group: Group
  /** The slot that is chosen, of this run or another. */
  chosen: string | undefined
  isHeld: (slot: string) => boolean
  slotOf: (group: Group, date?: GroupDate) => string
  onChoose: (slot: string) => void
  /** Of single dates only those of this day. */
  day: string | undefined
  /** Where somebody waits for a place of what is full. */
  joinPath: ((date: string | undefined) => string) | undefined
  site: BookingSite
}) {
  const { words, language, common } = site
  const id = useId()
  const held = group.dates.filter((it) => !it.cancelled)
  const next = held.find((it) => Date.parse(it.start) > Date.now())
  const last = held.at(-1)!
  const { isSeries, single } = listChoices(group, Date.now(), day)
  const [isDateChosen] = useState(single.some((it) => slotOf(group, it) === chosen))

  const viewDate = ({ start, end }: GroupDate) => (
    <>
      {longDay(start.slice(0, 10), language)},{' '}
      <span className="group-clock">
        {clockOf(start)}–{clockOf(end)}
      </span>
    </>
  )
  const sayFree = (free: number) =>
    free === 0 ? words.group.full : free === 1 ? words.group.last : format(words.group.free, { count: free })
  const viewDates = () =>
    single.map((date) =>
      viewChoice(viewDate(date), group.datePrice === undefined ? group.price : group.datePrice, date),
    )
  const viewChoice = (name: ReactNode, price: number | null, date?: GroupDate) => {
    const slot = slotOf(group, date)
    const free = date?.free ?? group.free
    const choice = (
      <label key={slot} className="group-choice">
        <input
          type="radio"
          name="group"
          aria-describedby={group.dates.length > 1 ? id : undefined}
          checked={slot === chosen}
          disabled={free === 0 && !isHeld(slot)}
          onChange={() => onChoose(slot)}
        />
        <span className="group-name">{name}</span>
        <span className="group-price">{formatPrice(price, common)}</span>
        <span className="group-free small">{sayFree(free)}</span>
      </label>
    )
    if (free > 0 || !joinPath || isHeld(slot)) return choice
    return (
      <div key={slot}>
        {choice}
        <a className="group-wait" href={joinPath(date?.start.slice(0, 10))}>
          {words.time.waitingList}
          <span className="unseen">: {name}</span>
        </a>
      </div>
    )
  }
  return (
    <section className="group-run card">
      {group.dates.length > 1 && (
        <>
          <h2 id={id}>{viewDate(next ?? last)}</h2>
          <p className="small soft">
            {format(words.group.lastDate, { date: longDay(last.start.slice(0, 10), language) })}
          </p>
        </>
      )}
      <p className="small soft">{format(words.group.leader, { name: group.leader.name })}</p>
      {isSeries && viewChoice(format(words.group.all, { count: held.length }), group.price)}
      {isSeries && single.length > 0 ? (
        <Fold heading={words.group.one} isOpen={isDateChosen}>
          {viewDates()}
        </Fold>
      ) : (
        viewDates()
      )}
      {group.sold === 'series' && group.dates.length > 1 && (
        <Fold heading={format(words.group.showAll, { count: group.dates.length })}>
          <ol>
            {group.dates.map((date) => (
              <li key={date.start}>
                {date.cancelled ? <del>{viewDate(date)}</del> : viewDate(date)}{' '}
                {date.cancelled && words.group.cancelled}
              </li>
            ))}
          </ol>
        </Fold>
      )}
    </section>
  )
}
