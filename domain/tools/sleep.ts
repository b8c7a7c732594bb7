const day = 24 * 60

/** One night, in minutes; times are minutes after midnight. */
export interface Night {
  /** The day on which it ended, YYYY-MM-DD. */
  morning: string
  /** When the lights went out, and when the person got up for good. */
  lightsOut: number
  gotUp: number
  /** How long it took to fall asleep, how long they were awake in the night, and how long they lay awake in the morning. */
  fallingAsleep: number
  awake: number
  lyingAwake: number
  /** By how much the clock was put forward in the night: 60 in spring, -60 in autumn, 0 on all other nights. */
  clockChange: number
}

/** The offset from UTC of a time of day on a device, in minutes as `Date` tells it; days count on across months. */
export type OffsetAt = (year: number, month: number, day: number, minutes: number) => number

const offsetOnDevice: OffsetAt = (year, month, day, minutes) =>
  new Date(year, month - 1, day, 0, minutes).getTimezoneOffset()

/** By how much the clocks of the visitor's device were put forward between the lights and getting up. */
export function findClockChange(
  { morning, lightsOut, gotUp }: Pick<Night, 'morning' | 'lightsOut' | 'gotUp'>,
  offsetAt: OffsetAt = offsetOnDevice,
): number {
  const [year, month, date] = morning.split('-').map(Number) as [number, number, number]
  const evening = lightsOut < gotUp ? date : date - 1
  return offsetAt(year, month, evening, lightsOut) - offsetAt(year, month, date, gotUp)
}

export const minutesRange = { min: 0, max: 600 }
/** The nights of a diary: a week or two are enough. */
export const mostNights = 14
export const morningWithin = { before: 30, after: 0 }

export interface NightSummary {
  inBed: number
  asleep: number
  /** Time asleep as a share of the time in bed, in whole per cent. */
  efficiency: number
}

/** As the Consensus Sleep Diary counts; undefined if the person would have been awake for longer than they were in bed. */
export function summarizeNight(night: Night): NightSummary | undefined {
  const byTheClock = (night.gotUp - night.lightsOut + day) % day
  const inBed = byTheClock && byTheClock - night.clockChange
  const asleep = inBed - night.fallingAsleep - night.awake - night.lyingAwake
  if (inBed <= 0 || asleep < 0) return undefined
  return { inBed, asleep, efficiency: Math.round((asleep / inBed) * 100) }
}

export interface SleepAverages {
  nights: number
  inBed: number
  asleep: number
  fallingAsleep: number
  awake: number
  efficiency: number
}

/** The averages of the nights, in whole minutes; efficiency is that of all nights together. */
export function averageNights(nights: readonly Night[]): SleepAverages | undefined {
  const summaries = nights.flatMap((night) => summarizeNight(night) ?? [])
  if (summaries.length === 0) return undefined
  const mean = (values: number[]) => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)
  const inBed = summaries.reduce((sum, night) => sum + night.inBed, 0)
  const asleep = summaries.reduce((sum, night) => sum + night.asleep, 0)
  return {
    nights: summaries.length,
    inBed: mean(summaries.map((night) => night.inBed)),
    asleep: mean(summaries.map((night) => night.asleep)),
    fallingAsleep: mean(nights.map((night) => night.fallingAsleep)),
    awake: mean(nights.map((night) => night.awake)),
    efficiency: Math.round((asleep / inBed) * 100),
  }
}

/** From this share on, sleep is usually called good. */
const goodEfficiency = 85
/** Adults from 18 to 64 usually need 7 to 9 hours: National Sleep Foundation 2015. */
const usualSleep = { min: 7 * 60, max: 9 * 60 }

export type SleepAdvice = 'good' | 'broken' | 'short' | 'long'

/** What the averages point at; broken sleep first, because more hours in bed do not help it. */
export function judgeSleep({ asleep, efficiency }: SleepAverages): SleepAdvice {
  if (efficiency < goodEfficiency) return 'broken'
  if (asleep < usualSleep.min) return 'short'
  return asleep > usualSleep.max ? 'long' : 'good'
}
