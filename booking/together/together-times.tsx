import { useCallback, useEffect, useRef, useState } from 'react'
import { parseSlotId } from '#domain/availability/slot-id.ts'
import { peoplePerBooking } from '#domain/booking/booking-limits.ts'
import { clockAtClinic } from '#domain/dates/clinic-clock.ts'
import { longDay } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip, ChipList } from '#ui/chip/chip.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { Slot } from '../booking-calls.ts'
import type { FlowView } from '../flows/instance.ts'
import { Bar } from '../frame/bar.tsx'
import { chooseTimes, countPeople, joinTimes, listTimes } from '../position/choices.ts'
import { after, keep } from '../position/links.ts'
import { findTeam } from '../position/offer.ts'
import { CannotFind } from '../time/cannot-find.tsx'
import { Elsewhere } from '../time/elsewhere.tsx'
import { type TimeChoice, TimePicker } from '../time/time-picker.tsx'
import { useWizard } from '../wizard-context.tsx'
import { BarTimes } from './bar-times.tsx'
import { sayClocks } from './say-clocks.ts'
import { sayTimes, sayWay } from './say-times.ts'
import { beginWith, listSets, type TimeSet, wayOf } from './sets.ts'

const counts = Array.from({ length: peoplePerBooking }, (_, before) => before + 1)

/** 'Choose time' for people who come together: how many, when the first of them begins, and in which way the others follow. */
export function TogetherTimes() {
  const wizard = useWizard()
  const { position, words, catalogue, language, held, go, instance } = wizard
  const { choices } = position
  const { together } = words
  const treatment = position.treatment!
  const clinic = position.clinic!
  const times = joinTimes(choices)
  const isHeld = times !== undefined && times === held.slot
  const own = listTimes(choices)
  /** One of the times was held for one person until this page came: the answer may be older than the end of that. */
  const wasHeld = useRef(!isHeld && held.slot !== undefined && own.includes(held.slot))
  const [slots, setSlots] = useState<Slot[]>([])
  const [isGone, setGone] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [round, setRound] = useState(0)
  /** The time that was chosen for another number of people: the first person's, if so many can begin with it. */
  const [wanted, setWanted] = useState<FlowView['adding']>()
  /** A time from which they cannot. */
  const [refused, setRefused] = useState<string>()

  const question = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { view } = instance
    // The button that was pressed has gone with the times for one.
    if (view.adding) question.current?.focus()
    setWanted(view.adding)
    view.adding = undefined
  }, [instance])

  /** Another number of people keeps the time of the first, where that many can begin with it. */
  const shown = useRef({ choices, isHeld })
  useEffect(() => {
    const before = shown.current
    shown.current = { choices, isHeld }
    if (before.choices.people === choices.people) return
    setRefused(undefined)
    if (!choices.slot) setWanted({ slot: before.choices.slot, isHeld: before.isHeld })
  }, [choices, isHeld])

  const start = choices.slot ? parseSlotId(choices.slot)!.start : undefined
  const sets = start === undefined ? [] : withOwn(listSets(slots, start), own)

  function take(set: TimeSet, more: TimeChoice = {}) {
    setGone(false)
    setAsked(false)
    setWanted(undefined)
    setRefused(undefined)
    go(keep(position, { ...more, ...chooseTimes(set) }), { replace: true })
  }
  function change({ date, practitioner, slot }: TimeChoice) {
    const begun = slot && slot !== choices.slot ? listSets(slots, parseSlotId(slot)!.start) : [own]
    take(slot ? (begun.find((set) => set[0] === slot) ?? begun[0] ?? []) : [], { date, practitioner })
  }
  /** What is chosen and no longer on offer was taken meanwhile, unless it is held for this visitor. */
  const checkChosen = useCallback(
    (found: Slot[], date: string) => {
      setSlots(found)
      const { slot } = choices
      if (!slot && wanted?.slot) {
        const set = beginWith(wanted.slot, found)
        setWanted(undefined)
        if (set) return go(keep(position, { date, ...chooseTimes(set) }), { replace: true })
        if (!wanted.isHeld) return setRefused(wanted.slot)
        // The answer may be older than the end of the hold, which left it out as not free.
        setWanted({ ...wanted, isHeld: false })
        return setRound(round + 1)
      }
      if (!slot || isHeld) return
      const isFree = listSets(found, parseSlotId(slot)!.start).some((set) => isSame(set, listTimes(choices)))
      if (isFree) return
      if (wasHeld.current) {
        wasHeld.current = false
        return setRound(round + 1)
      }
      setGone(true)
      go(keep(position, chooseTimes([])), { replace: true })
    },
    [choices, isHeld, position, go, wanted, round],
  )
  const next = after(position)
  /** What is held for several is not free for one. */
  const alone = { people: undefined, ...chooseTimes(isHeld ? [] : own.slice(0, 1)) }
  const elsewhere = position.steps.includes('clinic') && <Elsewhere />
  return (
    <>
      <p className="soft">{format(words.time.zone, { clinic: clinic.name })}</p>
      <h2 className="how-many" tabIndex={-1} ref={question}>
        {together.howMany}
      </h2>
      <ChipList label={together.howMany}>
        {counts.map((count) => (
          <Chip
            key={count}
            path={keep(position, count > 1 ? { people: String(count), ...chooseTimes([]) } : alone, 'time')}
            current={count === countPeople(choices)}
          >
            {count}
          </Chip>
        ))}
      </ChipList>
      <p className="together-note small soft">{together.same}</p>
      {isGone && (
        <Notice tone="warning" live>
          {together.gone}
        </Notice>
      )}
      {refused && (
        <Notice tone="warning" live>
          {format(together.cannotBegin, { time: clockAtClinic(parseSlotId(refused)!.start) })}
        </Notice>
      )}
      <TimePicker
        key={`${round} ${choices.people}`}
        treatment={treatment}
        clinic={clinic}
        team={findTeam(catalogue, treatment.id, clinic.id)}
        people={choices.people!}
        chosen={choices}
        held={isHeld ? choices.slot : undefined}
        onChange={change}
        onSlots={checkChosen}
        elsewhere={elsewhere}
        firstDay={instance.flow.firstDay}
        dateNote={isGone ? undefined : words.note.date}
        site={wizard}
      >
        {sets.length > 1 && (
          <fieldset className="field ways-together">
            <legend>{together.ways}</legend>
            {sets.map((set) => (
              <label key={set.join()} className="check">
                <input type="radio" name="way" checked={isSame(set, own)} onChange={() => take(set)} />
                <span>
                  {sayWay(set, wizard)}
                  <span className="small soft">
                    {wayOf(set) === 'in-turn' ? sayClocks(set) : sayTimes(set, wizard)}
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <p className="chosen-time" role="status">
          {start !== undefined && (
            <>
              {words.time.chosen} <b>{longDay(choices.date!, language)}</b>: {sayTimes(own, wizard)}
            </>
          )}
          {isAsked && start === undefined && <span className="field-error">{words.time.chooseFirst}</span>}
        </p>
        <CannotFind clinic={clinic} onTryAgain={() => setRound(round + 1)} site={wizard}>
          {elsewhere}
        </CannotFind>
        <Bar>
          {own[0] && (
            <BarTimes
              slots={[own[0], ...own.slice(1)]}
              people={format(together.count, { count: own.length })}
              language={language}
            />
          )}
          <Button
            className="on"
            aria-disabled={!choices.slot}
            onClick={() => (choices.slot && next ? go(keep(position, {}, next)) : setAsked(true))}
          >
            {words.nav.next}
          </Button>
        </Bar>
      </TimePicker>
    </>
  )
}

const isSame = (a: TimeSet, b: TimeSet) => a.toSorted().join() === b.toSorted().join()

/** What this visitor holds is offered to nobody else, and to them no more than to others: it is listed nonetheless. */
function withOwn(sets: TimeSet[], own: TimeSet): TimeSet[] {
  return sets.some((it) => isSame(it, own)) ? sets : [own, ...sets]
}
