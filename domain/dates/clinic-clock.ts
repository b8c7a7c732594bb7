const hour = 3_600_000

/** The calendar day at the clinics, YYYY-MM-DD, whatever zone the visitor is in. */
export function dayAtClinic(moment: number | Date): string {
  return timeAtClinic(Number(moment)).slice(0, 10)
}

/** '14:00' at the clinics, whatever zone the visitor is in. */
export function clockAtClinic(moment: number | Date): string {
  return timeAtClinic(Number(moment)).slice(11, 16)
}

/**
 * Norway and Sweden are an hour ahead of UTC, and two hours in summer: from 01:00 UTC on the last Sunday of March until the same on
 * the last Sunday of October. Why not by `Intl`: decision 47.
 */
function hoursAhead(moment: number): 1 | 2 {
  const year = new Date(moment).getUTCFullYear()
  return moment >= lastSunday(year, 2) + hour && moment < lastSunday(year, 9) + hour ? 2 : 1
}

function timeAtClinic(moment: number): string {
  return new Date(moment + hoursAhead(moment) * hour).toISOString()
}

/** The moment of '2026-11-20T17:00' at the clinics. Of an hour that comes twice in autumn the second. */
export function momentAtClinic(time: string): number {
  const inWinter = Date.parse(`${time}:00+01:00`)
  const inSummer = inWinter - hour
  return hoursAhead(inWinter) === 1 ? inWinter : inSummer
}

/** '+01:00', or '+02:00' in summer. */
export function offsetAtClinic(moment: number): string {
  return `+0${hoursAhead(moment)}:00`
}

/** Midnight UTC of the last Sunday of a month of 31 days; January is 0. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31))
  return last.setUTCDate(31 - last.getUTCDay())
}
