import { useState } from 'react'
import { Dialog, DialogTrigger, Popover } from 'react-aria-components'
import type { AnswerOf } from '#domain/api/call-types.ts'
import { addDays } from '#domain/dates/calendar-date.ts'
import { clockOf } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { shortDay } from '#messages/short-dates.ts'
import { changeWords } from '#messages/staff/change-words.ts'
import { problemOf } from '../app/call-error.ts'
import { Loading } from '../app/loading.tsx'
import { MonthCalendar } from '../app/month-calendar.tsx'
import { PillButton } from '../app/pill-button.tsx'
import { ProblemLine } from '../app/problem-line.tsx'
import { useAsk } from '../app/use-calls.ts'
import { useLocale, useWords } from '../app/words.tsx'
import './time-picker.css'

type Times = AnswerOf<'GET /staff/times'>
export type FreeTime = Times['slots'][number]

/** The free times of a treatment on a day, by practitioner, and the way to other days. */
export function TimePicker({
  clinic,
  treatment,
  date,
  isOverruled,
  isDisabled,
  onDate,
  onChoose,
}: {
  clinic: string
  treatment: string
  date: string
  isOverruled: boolean
  isDisabled: boolean
  onDate: (date: string) => void
  onChoose: (time: FreeTime) => void
}) {
  const words = useWords(changeWords)
  const language = useLocale()
  const [isCalendarOpen, setCalendarOpen] = useState(false)
  const query = { clinic, treatment, date, ...(isOverruled && { overrule: 'true' as const }) }
  const { data, error, refetch } = useAsk('GET /staff/times', { query }, { keepsEarlier: true })
  return (
    <div className="time-picker">
      <div className="time-picker-day">
        <PillButton aria-label={words.earlier} onPress={() => onDate(addDays(date, -1))}>
          ‹
        </PillButton>
        <DialogTrigger isOpen={isCalendarOpen} onOpenChange={setCalendarOpen}>
          <PillButton>
            <span className="unseen">{words.day}: </span>
            {shortDay(date, language)}
          </PillButton>
          <Popover className="popover">
            <Dialog aria-label={words.day}>
              <MonthCalendar
                date={date}
                onChange={(chosen) => {
                  setCalendarOpen(false)
                  onDate(chosen)
                }}
              />
            </Dialog>
          </Popover>
        </DialogTrigger>
        <PillButton aria-label={words.later} onPress={() => onDate(addDays(date, 1))}>
          ›
        </PillButton>
      </div>
      {error && <ProblemLine problem={problemOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && data.slots.length === 0 && <NoTimes times={data} onDate={onDate} />}
      {data &&
        byPractitioner(data).map(([name, slots]) => (
          <div key={slots[0]!.practitioner.id} className="time-picker-person">
            <h3>{name}</h3>
            <ul aria-label={format(words.timesOf, { name })}>
              {slots.map((slot) => (
                <li key={slot.id}>
                  <PillButton
                    className="clock"
                    aria-label={`${clockOf(slot.start)} ${name}`}
                    isDisabled={isDisabled}
                    onPress={() => onChoose(slot)}
                  >
                    {clockOf(slot.start)}
                  </PillButton>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  )
}

function NoTimes({ times: { nextDate }, onDate }: { times: Times; onDate: (date: string) => void }) {
  const words = useWords(changeWords)
  const language = useLocale()
  if (nextDate === null) return <p>{words.noTimesAtAll}</p>
  return (
    <>
      <p>{words.noTimes}</p>
      <PillButton onPress={() => onDate(nextDate)}>
        {format(words.nextDay, { day: shortDay(nextDate, language) })}
      </PillButton>
    </>
  )
}

/** In the order of their first times. */
function byPractitioner({ slots }: Times): [name: string, slots: FreeTime[]][] {
  const groups = Map.groupBy(slots, ({ practitioner }) => practitioner.id)
  return [...groups.values()].map((own) => [own[0]!.practitioner.name, own])
}
