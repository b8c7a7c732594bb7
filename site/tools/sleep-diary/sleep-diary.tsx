import { useState } from 'react'
import { dayWithin, timeOfDay, wholeNumberIn } from '#domain/tools/answers.ts'
import {
  findClockChange,
  minutesRange,
  morningWithin,
  mostNights,
  type Night,
  summarizeNight,
} from '#domain/tools/sleep.ts'
import { format } from '#messages/format.ts'
import { DateField, NumberField, TimeField } from '../parts/fields.tsx'
import { PrintTitle } from '../parts/print-title.tsx'
import { ToolForm } from '../parts/tool-form.tsx'
import { useToolForm } from '../parts/use-tool-form.ts'
import { useToolWords } from '../parts/use-tool-words.ts'
import type { ToolProps } from '../tool.ts'
import { DiaryResult } from './diary-result.tsx'

/** Nights are added one by one and kept in memory only. */
export function SleepDiaryTool({ locale }: ToolProps) {
  const words = useToolWords('sleep-diary')
  const [nights, setNights] = useState<Night[]>([])
  const minutes = { read: wholeNumberIn(minutesRange), error: format(words.minutesError, minutesRange) }
  const time = { read: timeOfDay(), error: words.timeError }
  const form = useToolForm(
    {
      morning: { read: dayWithin(morningWithin), error: format(words.morningError, morningWithin) },
      'lights-out': time,
      'falling-asleep': minutes,
      awake: minutes,
      'got-up': time,
      'lying-awake': minutes,
    },
    {
      check: (given) => {
        if (!summarizeNight(nightOf(given))) return [{ field: 'got-up', message: words.impossible }]
        const isFull = othersThan(nights, given.morning).length >= mostNights
        return isFull ? [{ field: 'morning', message: format(words.full, { nights: mostNights }) }] : []
      },
      onGiven: (given) => {
        // A night entered again replaces the first try.
        const all = [...othersThan(nights, given.morning), nightOf(given)]
        setNights(all.sort((a, b) => (a.morning < b.morning ? -1 : 1)))
      },
    },
  )
  return (
    <>
      <PrintTitle title={words.printTitle} />
      <p>{words.intro}</p>
      <ToolForm form={form} button={words.add}>
        <DateField {...form.field('morning')} label={words.morning} />
        <TimeField {...form.field('lights-out')} label={words.lightsOut} />
        <NumberField {...form.field('falling-asleep')} whole label={words.fallingAsleep} />
        <NumberField {...form.field('awake')} whole label={words.awake} defaultValue="0" />
        <TimeField {...form.field('got-up')} label={words.gotUp} />
        <NumberField {...form.field('lying-awake')} whole label={words.lyingAwake} defaultValue="0" />
      </ToolForm>
      <DiaryResult nights={nights} locale={locale} remove={(morning) => setNights(othersThan(nights, morning))} />
    </>
  )
}

function nightOf(given: {
  morning: string
  'lights-out': number
  'got-up': number
  'falling-asleep': number
  awake: number
  'lying-awake': number
}): Night {
  const times = { morning: given.morning, lightsOut: given['lights-out'], gotUp: given['got-up'] }
  return {
    ...times,
    clockChange: findClockChange(times),
    fallingAsleep: given['falling-asleep'],
    awake: given.awake,
    lyingAwake: given['lying-awake'],
  }
}

const othersThan = (nights: readonly Night[], morning: string) => nights.filter((night) => night.morning !== morning)
