import { createDayClock } from '#domain/availability/day-clock.ts'
import { addDays, isCalendarDate } from '#domain/dates/calendar-date.ts'

export interface MomentRange {
  from: number
  /** Not included. */
  to: number
}

const minuteMs = 60_000

/**
 * What FHIR's prefixes say of times, all of them together: 'ge2026-11-16', 'lt2026-11-17T12:00:00+01:00'. A date is the whole day in the
 * zone, an instant its minute. Undefined for what cannot be read.
 */
export function readRange(texts: readonly string[], zone: string, within: MomentRange): MomentRange | undefined {
  let { from, to } = within
  for (const text of texts) {
    const [, prefix = 'eq', moment = ''] = /^(ge|gt|le|lt|eq)?(\d.*)$/.exec(text) ?? []
    const stretch = readStretch(moment, zone)
    if (!stretch) return undefined
    if (prefix === 'ge' || prefix === 'eq') from = Math.max(from, stretch.from)
    if (prefix === 'gt') from = Math.max(from, stretch.to)
    if (prefix === 'le' || prefix === 'eq') to = Math.min(to, stretch.to)
    if (prefix === 'lt') to = Math.min(to, stretch.from)
  }
  return { from, to }
}

function readStretch(text: string, zone: string): MomentRange | undefined {
  if (isCalendarDate(text)) return { from: startOf(zone, text), to: startOf(zone, addDays(text, 1)) }
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/.test(text)) return undefined
  const instant = Date.parse(text)
  return Number.isNaN(instant) ? undefined : { from: instant, to: instant + minuteMs }
}

const startOf = (zone: string, date: string) => createDayClock(zone, date).start
