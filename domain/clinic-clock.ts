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
function timeAtClinic(moment: number): string {
  const year = new Date(moment).getUTCFullYear()
  const isSummer = moment >= lastSunday(year, 2) + hour && moment < lastSunday(year, 9) + hour
  return new Date(moment + (isSummer ? 2 : 1) * hour).toISOString()
}

/** Midnight UTC of the last Sunday of a month of 31 days; January is 0. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31))
  return last.setUTCDate(31 - last.getUTCDay())
}
