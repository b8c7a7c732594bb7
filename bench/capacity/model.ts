/** Processor time in microseconds, of one of each. */
export interface Cost {
  server: number
  database: number
}

/** What is measured, by `npm run bench -- capacity`. */
export interface Costs {
  page: Cost
  times: Cost
  hold: Cost
  code: Cost
  booking: Cost
  /** Bytes that a code, a hold and a booking leave: tables with their indexes, and the write-ahead log. */
  disk: number
  log: number
}

/** What is asked for each booking that is made in the end. */
export interface Journey {
  pages: number
  times: number
  holds: number
  codes: number
}

export const assumptions = {
  /**
   * Guesses, on the side of more work: one visit of ten ends in a booking; four pages a visit; three of the ten look for times, at eight days, clinics or
   * people; somebody changes their mind now and then.
   */
  ordinary: { pages: 40, times: 24, holds: 1.3, codes: 1.1 } satisfies Journey,
  /**
   * 14 million requests and 20,000 bookings in the same minute (docs/capacity.md): 700 for each booking. How many of them were pages and files is a
   * guess.
   */
  rush: { pages: 400, times: 297, holds: 1.5, codes: 1.2 } satisfies Journey,
  /** Messages for a booking: the code, the confirmation, two reminders. */
  messages: 4,
  workingDays: 250,
  /** Of the busiest weekday beside the mean, of the busiest hour in its day, and of the busiest minute beside that hour's mean: guesses. */
  busiestDay: 1.3,
  busiestHour: 0.2,
  busiestMinute: 3,
  /** Of a processor: beyond it, waiting begins. */
  utilisation: 0.5,
  /** Of what a CDN or nginx answers for us: files with a hash, and pages for two seconds. */
  cached: 0.95,
  /** Dollars for a core and its memory in an hour, and how much of it is used over a year: a guess at list prices. */
  corePrice: 0.05,
  yearlyUse: 0.1,
  /** Dollars for a text message in Norway, a guess at list prices. */
  messagePrice: 0.06,
} as const

export interface Size {
  name: string
  /** Bookings in a year; undefined for a single day. */
  aYear?: number
  /** Bookings a second in the busiest minute. */
  peak: number
  journey: Journey
}

const peakOf = (aYear: number) => {
  const { workingDays, busiestDay, busiestHour, busiestMinute } = assumptions
  return ((aYear / workingDays) * busiestDay * busiestHour * busiestMinute) / 3600
}

/** GP and out-of-hours consultations in Norway in half of 2023, of the Norwegian Directorate of Health: docs/capacity.md. */
const consultationsOfHalfAYear = 9_208_740
/** Of all people in Norway, those in the largest health region. */
const largestRegion = 0.57
/** Our own chain: its practitioners, times sixteen visits a day, 230 days. */
const ownChain = 142 * 16 * 230

const { ordinary, rush } = assumptions
const norway = 2 * consultationsOfHalfAYear

export const sizes: Size[] = [
  { name: 'our chain: 16 clinics', aYear: ownChain, peak: peakOf(ownChain), journey: ordinary },
  {
    ...{ name: 'one region: every visit of the largest', aYear: norway * largestRegion },
    ...{ peak: peakOf(norway * largestRegion), journey: ordinary },
  },
  { name: 'Norway: every GP and out-of-hours visit', aYear: norway, peak: peakOf(norway), journey: ordinary },
  { name: 'the best day: 20,000 bookings a minute', peak: 20_000 / 60, journey: rush },
]

/** Microseconds for one booking with all that leads to it; `cached`: of its pages, the share that never reaches us. */
export function costOfBooking(costs: Costs, { pages, times, holds, codes }: Journey, cached = 0): Cost {
  const sum = (of: keyof Cost) =>
    costs.page[of] * pages * (1 - cached) +
    costs.times[of] * times +
    costs.hold[of] * holds +
    costs.code[of] * codes +
    costs.booking[of]
  return { server: sum('server'), database: sum('database') }
}

export interface Need {
  /** Cores, at the utilisation above. */
  servers: number
  database: number
  /** In a second of the busiest minute. */
  requests: number
  messages: number
  codesAnHour: number
  /** Megabytes a second into the write-ahead log. */
  log: number
  /** Gigabytes in a year. */
  disk: number | undefined
}

/** What a size needs in its busiest minute. */
export function needOf(costs: Costs, { peak, aYear, journey }: Size): Need {
  const each = costOfBooking(costs, journey, assumptions.cached)
  const cores = (microseconds: number) => (peak * microseconds) / 1e6 / assumptions.utilisation
  const { pages, times, holds, codes } = journey
  // Of the best day nothing is known but that minute: as if it were an hour.
  const ofTheHour = aYear === undefined ? peak : peak / assumptions.busiestMinute
  return {
    servers: cores(each.server),
    database: cores(each.database),
    requests: peak * (pages + times + holds + codes * 2 + 1),
    // A reminder comes another day.
    messages: peak * (codes + 1),
    codesAnHour: ofTheHour * codes * 3600,
    log: (peak * costs.log) / 1e6,
    disk: aYear === undefined ? undefined : (aYear * costs.disk) / 1e9,
  }
}

/** Bookings a second that a machine of so many cores takes, the database on it and nothing in front. */
export function rateOf(costs: Costs, cores: number): number {
  const { server, database } = costOfBooking(costs, assumptions.ordinary)
  return (cores * assumptions.utilisation * 1e6) / (server + database)
}

/** Dollars for the processors of a booking, and for its messages. */
export function priceOf(costs: Costs, journey: Journey): { processors: number; messages: number } {
  const { server, database } = costOfBooking(costs, journey, assumptions.cached)
  const coreHours = (server + database) / 1e6 / 3600
  return {
    processors: (coreHours / assumptions.yearlyUse) * assumptions.corePrice,
    messages: assumptions.messages * assumptions.messagePrice,
  }
}
