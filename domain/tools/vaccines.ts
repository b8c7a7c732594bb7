import { addDays, countDays } from '../dates/calendar-date.ts'

/** What FHI's childhood immunisation programme protects against, as one injection or drink each. */
export type Vaccine = 'rotavirus' | 'six-in-one' | 'pneumococcal' | 'mmr' | 'booster' | 'hpv' | 'tuberculosis'

/** When a visit is due: at an age, or in a school year (which begins in August of the year the child turns six in class 1). */
export type VisitTime = { weeks: number } | { months: number } | { schoolClass: number }

export interface Visit {
  at: VisitTime
  vaccines: readonly Vaccine[]
}

/** FHI, Barnevaksinasjonsprogrammet, as children born in 2026 are offered it. */
export const programme: readonly Visit[] = [
  { at: { weeks: 6 }, vaccines: ['rotavirus'] },
  { at: { months: 3 }, vaccines: ['rotavirus', 'six-in-one', 'pneumococcal'] },
  { at: { months: 5 }, vaccines: ['six-in-one', 'pneumococcal'] },
  { at: { months: 12 }, vaccines: ['six-in-one', 'pneumococcal'] },
  { at: { months: 15 }, vaccines: ['mmr'] },
  { at: { schoolClass: 2 }, vaccines: ['booster'] },
  { at: { schoolClass: 6 }, vaccines: ['mmr'] },
  { at: { schoolClass: 7 }, vaccines: ['hpv'] },
  { at: { schoolClass: 10 }, vaccines: ['booster'] },
]

export interface PlannedVisit extends Visit {
  /** The first day of it: the child's age, or the start of the school year (1 August). */
  from: string
  state: 'past' | 'now' | 'coming'
}

/** How long after its first day a visit still counts as 'now', in days. School vaccines are given at any time of the year. */
const open = { infant: 28, school: 320 }

/**
 * Every visit of a child, in order. `tuberculosis`: a parent comes from a country where it is common, so the vaccine is
 * offered too, from six weeks.
 */
export function planVaccines(born: string, today: string, tuberculosis: boolean): PlannedVisit[] {
  return programme.map(({ at, vaccines }, index) => {
    const from = firstDayOf(at, born)
    const passed = countDays(from, today)
    const length = 'schoolClass' in at ? open.school : open.infant
    return {
      at,
      vaccines: tuberculosis && index === 0 ? [...vaccines, 'tuberculosis'] : vaccines,
      from,
      state: passed < 0 ? 'coming' : passed <= length ? 'now' : 'past',
    }
  })
}

function firstDayOf(at: VisitTime, born: string): string {
  if ('weeks' in at) return addDays(born, at.weeks * 7)
  if ('months' in at) return addMonths(born, at.months)
  // Children start school in the year they turn six.
  const year = Number(born.slice(0, 4)) + 5 + at.schoolClass
  return `${year}-08-01`
}

/** The same day of a later month; the last of the month where it has no such day. */
function addMonths(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}

/** FHI recommends a booster against diphtheria, tetanus, whooping cough and polio every ten years for adults. */
const boosterYears = 10

/** The year in which the next booster of an adult is due. */
export function nextBooster(lastYear: number): number {
  return lastYear + boosterYears
}

export const adultAge = { min: 18, max: 110 }
/** From this age FHI recommends vaccines against influenza (every year) and pneumococcal disease. */
export const olderAge = 65
