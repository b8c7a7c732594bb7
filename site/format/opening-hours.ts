import type { Hours, SiteClinic } from '#domain/site/site-data.ts'
import type { Messages } from '#messages/messages.ts'

type Week = SiteClinic['hours']
type Day = keyof Week

export const week: Day[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** '08:00–12:00, 13:00–16:00' */
export function formatHours(hours: Hours[]): string {
  return hours.map(({ from, to }) => `${from}–${to}`).join(', ')
}

/** Consecutive days with the same hours are grouped; closed days are left out. */
export function groupDays(hours: Week): { from: Day; to: Day; hours: Hours[] }[] {
  const groups: { from: Day; to: Day; hours: Hours[] }[] = []
  let last: Day | undefined
  for (const day of week) {
    const open = hours[day]
    const group = groups.at(-1)
    if (open && group && last === group.to && formatHours(open) === formatHours(group.hours)) group.to = day
    else if (open) groups.push({ from: day, to: day, hours: open })
    last = day
  }
  return groups
}

/** 'man–tor 8–20, fre 8–17': a week in one line. */
export function summarizeWeek(hours: Week, words: Messages['weekday']): string {
  const short = (day: Day) => (day === 'thu' ? words.thuShort : words[day].slice(0, 3))
  const clock = (time: string) => time.replace(/^0/, '').replace(':00', '')
  // A word joiner and a hard space keep 'fre 8–17' on one line.
  const range = (from: string, to: string) => `${from}–\u2060${to}`
  return groupDays(hours)
    .map((group) => {
      const days = group.from === group.to ? short(group.from) : range(short(group.from), short(group.to))
      return `${days}\u00a0${group.hours.map(({ from, to }) => range(clock(from), clock(to))).join('\u00a0+\u00a0')}`
    })
    .join(', ')
}
