import { createRandom, type Random } from '../harness/random.ts'

/** Minutes since midnight are the only unit here. */
export interface SimulatedVisit {
  start: number
  length: number
  /** When it was booked: before the day, or by somebody who walked in. */
  bookedAt: number
  /** When the patient comes through the door; infinity: never. */
  arrives: number
  /** How long the consultation really takes. */
  takes: number
}

export interface SimulatedDoctor {
  stretches: { start: number; end: number }[]
  /** The doctor is ready so many minutes after a stretch of work begins. */
  lateBy: number[]
  /** Moments at which something else takes the doctor away, and for how long. */
  interruptions: { at: number; takes: number }[]
  visits: SimulatedVisit[]
}

export interface ClinicDay {
  opens: number
  closes: number
  doctors: SimulatedDoctor[]
}

/** Share of the times that are booked ahead, by the hour: mornings and late afternoons are wanted most. */
const bookedAhead = (hour: number, demand: number) =>
  Math.min(0.95, demand * (hour < 11 ? 1.1 : hour < 14 ? 0.85 : hour < 17 ? 1.05 : 0.8))

/**
 * Makes up a day of a clinic: doctors with habits of their own, people who come early, late or not at all, consultations whose
 * lengths are spread as such lengths are (lognormal), and people who walk in and take the next free time.
 */
export function makeUpDay(seed: number): ClinicDay {
  const random = createRandom(seed)
  const opens = 8 * 60
  const closes = random.chance(0.6) ? 20 * 60 : 16 * 60
  const demand = random.between(0.25, 0.6)
  const noShows = random.between(0.03, 0.09)
  const count = 1 + Math.floor(random.between(0, 4))
  const doctors = Array.from({ length: count }, (_, n) =>
    makeUpDoctor(random, { from: opens + (n % 2) * 60, to: closes, demand, noShows }),
  )
  addWalkIns(random, doctors, opens, closes)
  return { opens, closes, doctors }
}

function makeUpDoctor(
  random: Random,
  day: { from: number; to: number; demand: number; noShows: number },
): SimulatedDoctor {
  const lunch = 11.5 * 60 + Math.floor(random.between(0, 4)) * 20
  const stretches = [
    { start: day.from, end: lunch },
    { start: lunch + 30, end: Math.min(day.to, day.from + 8 * 60) },
  ]
  const pace = random.normal(0.82, 0.08)
  const visits = stretches.flatMap(({ start, end }) => {
    const made: SimulatedVisit[] = []
    for (let at = start; at + 20 <= end; ) {
      const length = random.chance(0.12) && at + 40 <= end ? 40 : 20
      if (random.chance(bookedAhead(at / 60, day.demand))) {
        const misses = random.chance(day.noShows)
        const arrives = misses ? Number.POSITIVE_INFINITY : at + lateness(random)
        made.push({ start: at, length, bookedAt: 0, arrives, takes: consultation(random, length * pace) })
      }
      at += length
    }
    return made
  })
  const interruptions: SimulatedDoctor['interruptions'] = []
  for (let at = day.from + random.exponential(150); at < day.to; at += random.exponential(150)) {
    interruptions.push({ at, takes: random.between(3, 12) })
  }
  return { stretches, lateBy: stretches.map(() => Math.max(0, random.normal(3, 4))), interruptions, visits }
}

/** Most come some minutes early; one in twelve is held up on the way. */
function lateness(random: Random): number {
  return random.chance(0.08) ? random.exponential(9) : random.normal(-8, 5)
}

function consultation(random: Random, typical: number): number {
  return Math.max(5, Math.min(75, typical * Math.exp(random.normal(-0.05, 0.35))))
}

/** People who walk in, more of them around lunch and after work; each takes the first time that nobody has. */
function addWalkIns(random: Random, doctors: SimulatedDoctor[], opens: number, closes: number): void {
  const perHour = random.between(0.3, 1) * doctors.length
  let now = opens
  while (true) {
    now += random.exponential(60 / perHour) * (now > 15 * 60 && now < 18 * 60 ? 0.7 : 1)
    if (now >= closes - 30) return
    const found = findFirstFree(doctors, now)
    // Nobody without an appointment stays for hours.
    if (!found || found.start - now > 90) continue
    found.doctor.visits.push({
      start: found.start,
      length: 20,
      bookedAt: now,
      arrives: now,
      takes: consultation(random, 16),
    })
  }
}

/** The first time on a doctor's grid of twenty minutes that is free, as the visitor sees it at that moment. */
export function findFirstFree(doctors: SimulatedDoctor[], now: number) {
  const found = doctors.flatMap((doctor) => {
    const start = firstFreeOf(doctor, now)
    return start === undefined ? [] : [{ doctor, start }]
  })
  return found.sort((a, b) => a.start - b.start)[0]
}

export function firstFreeOf({ stretches, visits }: SimulatedDoctor, now: number): number | undefined {
  for (const stretch of stretches) {
    for (let at = stretch.start; at + 20 <= stretch.end; at += 20) {
      const isTaken = visits.some((it) => it.bookedAt <= now && it.start < at + 20 && it.start + it.length > at)
      if (at >= now && !isTaken) return at
    }
  }
  return undefined
}
