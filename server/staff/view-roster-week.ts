import type { RosterRevision } from '#database/rosters.ts'
import { workedOn } from '#domain/availability/worked-on.ts'
import { isHolidayIn } from '#domain/dates/holidays.ts'
import type { Clinic } from '#domain/facts/clinic.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { Practitioner } from '#domain/facts/practitioner.ts'
import { findOpeningHours } from '#domain/opening/opening-hours.ts'
import { includesDay } from '#domain/rosters/day-ranges.ts'
import { daysOfWeek, shiftsOn } from '#domain/rosters/day-shifts.ts'
import type { RosterKey } from '#domain/rosters/roster.ts'
import { formatMoment } from '../clock/moments.ts'

type LastChange = RosterKey & Pick<RosterRevision, 'revision' | 'at' | 'origin'>

/** A clinic's week of rosters, in the shape of the API. */
export function viewRosterWeek({
  clinic,
  people,
  holidays,
  changes,
  date,
}: {
  clinic: Clinic
  people: readonly Practitioner[]
  holidays: Facts['holidays']
  changes: readonly LastChange[]
  date: string
}) {
  const dates = daysOfWeek(date)
  const isHoliday = isHolidayIn(holidays)
  const lastChanges = new Map(changes.map((it) => [`${it.kind} ${it.id}`, it]))
  const changed = (kind: RosterKey['kind'], id: string) => {
    const { revision, at, origin } = lastChanges.get(`${kind} ${id}`)!
    return { revision, at: formatMoment(at, clinic.zone), by: origin.who }
  }
  return {
    clinic: clinic.id,
    days: dates.map((date) => ({
      date,
      open: findOpeningHours(clinic, date, isHoliday).map(({ start, end }) => ({
        from: formatMinutes(start),
        to: formatMinutes(end),
      })),
      closure: clinic.closures.find((it) => includesDay(it, date))?.reason ?? null,
      specialHours: clinic.specialHours.find((it) => it.date === date)?.reason ?? null,
    })),
    changed: changed('clinic', clinic.id),
    practitioners: people
      .toSorted((a, b) => a.name.localeCompare(b.name, 'nb'))
      .map(({ id, name, profession, shifts, absences }) => ({
        id,
        name,
        profession,
        changed: changed('practitioner', id),
        days: dates.map((date) => ({
          date,
          isAbsent: absences.some((it) => includesDay(it, date)),
          shifts: shiftsOn(shifts, clinic.id, date),
          elsewhere: shifts
            .filter((it) => it.clinic !== clinic.id)
            .filter(workedOn(date))
            .map((it) => ({ ...it.hours, clinic: it.clinic })),
        })),
      })),
  }
}

function formatMinutes(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((it) => String(it).padStart(2, '0')).join(':')
}
