import type { AnswerOf } from '#domain/api/call-types.ts'
import type { VisitState } from '#domain/staff/visit-states.ts'

type Day = AnswerOf<'GET /staff/day'>

const practitioners = 30
const visitMinutes = 20
const states: VisitState[] = ['booked', 'arrived', 'called-in', 'done', 'no-show']

/** A day with thirty practitioners from seven to nine at night, every time of which is booked. */
export function makeFullDay(clinic: string, date: string): Day {
  const at = (minutes: number) =>
    `${date}T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00+01:00`
  const whole = { start: at(7 * 60), end: at(21 * 60) }
  const starts = Array.from({ length: (14 * 60) / visitMinutes }, (_, index) => 7 * 60 + index * visitMinutes)
  return {
    clinic,
    date,
    now: at(12 * 60),
    open: [whole],
    exception: null,
    practitioners: Array.from({ length: practitioners }, (_, column) => ({
      id: `practitioner-${column}`,
      name: `Practitioner ${column}`,
      profession: 'general-practitioner',
      lines: [],
      shifts: [whole],
      breaks: [],
      isAbsent: false,
      absences: [],
      holds: [],
      taken: [whole],
      bookings: starts.map((start, row) => ({
        reference: `R${column}-${row}`,
        start: at(start),
        end: at(start + visitMinutes),
        state: states[(row + column) % states.length]!,
        since: at(start),
        isLate: false,
        treatment: 'gp-consultation',
        name: `Patient Number ${column * 100 + row}`,
        isFirst: row % 3 === 0,
        isGroup: false,
        partner: row % 5 === 0 ? 'Insurance' : null,
        pending: null,
        next: [],
      })),
    })),
  }
}
