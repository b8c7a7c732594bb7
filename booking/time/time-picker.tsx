import { lazy, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import { parseSlotId } from '#domain/availability/slot-id.ts'
import type { SlotState } from '#domain/availability/slot-state.ts'
import type { SiteClinic, SiteTreatment, TeamMember } from '#domain/site/site-data.ts'
import { longDay } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { Slot } from '../booking-calls.ts'
import type { Flow } from '../flows/flow.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { DayStrip } from './day-strip.tsx'
import { PractitionerFilter } from './practitioner-filter.tsx'
import { SlotList } from './slot-list.tsx'
import { SlotsSkeleton, TimesSkeleton } from './times-skeleton.tsx'
import { useDays, useSlots } from './use-times.ts'
import { type ShownTime, withHeld } from './with-held.ts'

const Calendar = lazy(() => import('./calendar.tsx'))
/** Most days have times. */
const DayState = lazy(async () => ({ default: (await import('./day-state.tsx')).DayState }))

export interface TimeChoice {
  date?: string
  practitioner?: string
  slot?: string
}

/** Days, people and times of a treatment at a clinic. The choice is kept by the caller. */
export function TimePicker({
  treatment,
  clinic,
  team,
  people,
  chosen,
  held,
  onChange,
  onSlots,
  elsewhere,
  viewWaiting,
  firstDay,
  dateNote,
  children,
  site,
}: {
  treatment: SiteTreatment
  clinic: SiteClinic
  /** Who can be booked for it there. */
  team: TeamMember[]
  /** How many come together, where several do: their times begin with one that is shown. */
  people?: string
  chosen: TimeChoice
  /** A slot that is held for this visitor: free for them, though not for others. */
  held?: string
  onChange: (choice: TimeChoice) => void
  /** Told about the times of the chosen day whenever they are fetched. */
  onSlots?: (slots: Slot[], date: string) => void
  /** Where else it can be had, as items of a list. */
  elsewhere?: ReactNode
  /** The way to wait for a time of a day that is full, as an item of the same list. */
  viewWaiting?: (day: string) => ReactNode
  firstDay: Flow['firstDay']
  /** Said when the chosen day is none of those on offer, as from an old link. */
  dateNote?: string | undefined
  /**
   * What stands below, which may depend on whether the times are ours, and on the day that is seen. It comes with the first answer: before that,
   * everything that arrives above would push it around.
   */
  children?: ReactNode | ((isOurs: boolean, day: string | undefined) => ReactNode)
  site: BookingSite
}) {
  const { words, language } = site
  const query = { treatment: treatment.id, clinic: clinic.id, practitioner: chosen.practitioner, people }
  const asked = useDays(query)
  const days = asked.value?.days
  const isOurs = asked.value !== undefined && !asked.value.isKeptElsewhere
  const date = findDate(days, chosen.date, firstDay)
  const slots = useSlots(query, date)
  const [isCalendarOpen, setCalendarOpen] = useState(false)
  const person = team.find(({ id }) => id === chosen.practitioner)

  const fetched = slots.value
  useEffect(() => {
    if (fetched) onSlots?.(fetched.slots, fetched.date)
  }, [fetched, onSlots])

  const pickDate = (next: string) => {
    setCalendarOpen(false)
    onChange({ practitioner: chosen.practitioner, date: next })
  }
  // If a refresh fails, the last known times stay instead of an error.
  const problem = days ? !fetched && slots.problem : asked.problem
  const [isAnswered, setAnswered] = useState(false)
  if (!isAnswered && (problem || fetched)) setAnswered(true)
  const retry = () => {
    asked.refresh()
    slots.refresh()
  }
  /** A held time is made of its id, which has no name. */
  const nameOf = ({ id }: ShownTime) =>
    fetched?.slots.find((slot) => slot.id === id)?.practitioner.name ??
    team.find((it) => it.id === parseSlotId(id)?.practitioner)?.name
  const free = fetched && withHeld(fetched.slots, held, { ...query, date })
  return (
    <>
      {days && date ? (
        <DayStrip
          days={days}
          date={date}
          onDate={pickDate}
          onCalendar={() => startTransition(() => setCalendarOpen(true))}
          site={site}
        />
      ) : (
        !days && !problem && <TimesSkeleton label={words.nav.loading} />
      )}
      {/* Not before the days: below their skeleton it would move when they come. */}
      {(days || isAnswered) && (
        <PractitionerFilter
          team={team}
          chosen={chosen.practitioner}
          onPractitioner={(practitioner) => onChange({ practitioner, date: chosen.date })}
          site={site}
        />
      )}
      {dateNote && chosen.date && days && chosen.date !== date && (
        <Notice tone="warning" live>
          {dateNote}
        </Notice>
      )}
      {days?.every(({ free }) => free === 0) && <Notice tone="warning">{words.time.nothing}</Notice>}
      {problem && <ProblemNotice problem={problem} site={site} onRetry={retry} />}
      {date && !problem && (
        <section className="times" aria-label={format(words.time.slotsOn, { date: longDay(date, language) })}>
          {!fetched && days && <SlotsSkeleton label={words.nav.loading} />}
          {free && free.length > 0 && (
            <SlotList
              slots={free}
              chosen={chosen.slot}
              onSlot={(slot) => onChange({ ...chosen, date, slot: slot.id })}
              nameOf={chosen.practitioner ? undefined : nameOf}
              site={site}
            />
          )}
          {fetched && free?.length === 0 && (
            <Suspense>
              <DayState
                day={fetched}
                profession={treatment.profession}
                person={person?.name}
                people={team.length}
                isTogether={!!people}
                onDate={pickDate}
                onAnybody={chosen.practitioner && team.length > 1 ? () => onChange({ date }) : undefined}
                site={site}
              >
                {isOurs && isFull(fetched.state) && viewWaiting?.(fetched.date)}
                {elsewhere}
              </DayState>
            </Suspense>
          )}
        </section>
      )}
      {isAnswered && (typeof children === 'function' ? children(isOurs, date) : children)}
      {isCalendarOpen && days && (
        <Dialog open onClose={() => setCalendarOpen(false)} title={words.time.pickDate} closeLabel={words.nav.close}>
          <Suspense
            fallback={
              <div className="calendar">
                <Skeleton label={words.nav.loading} />
              </div>
            }
          >
            <Calendar days={days} date={date ?? ''} onDate={pickDate} site={site} />
          </Suspense>
          <p className="small soft">{words.time.calendarHelp}</p>
        </Dialog>
      )}
    </>
  )
}

/** Whether times of a day may become available: it is worked, and all are taken. */
function isFull(state: SlotState): boolean {
  return !/^(?:available|clinic-closed|practitioner-closed|therapist-not-working)$/.test(state)
}

/** The asked day if it is one of those on offer; else today, or the first with a free time if that is wanted and there is one. */
function findDate(
  days: { date: string; free: number }[] | undefined,
  asked: string | undefined,
  firstDay: Flow['firstDay'],
): string | undefined {
  if (!days) return asked
  if (asked && days.some(({ date }) => date === asked)) return asked
  const free = firstDay === 'first-free' ? days.find(({ free }) => free > 0) : undefined
  return (free ?? days[0])?.date
}
