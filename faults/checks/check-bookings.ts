import type { Attempt, Change, HeldBooking, History, Holdings } from './history.ts'
import type { Violation } from './violation.ts'

/** Nobody shares a practitioner, and every booking has its time. */
export function checkTimes({ bookings }: Holdings): Violation[] {
  const violations: Violation[] = []
  const standing = bookings.filter((it) => it.state === 'booked' && !it.group)
  for (const [practitioner, theirs] of Map.groupBy(standing, (it) => it.practitioner)) {
    const sorted = theirs.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
    for (const [n, later] of sorted.entries()) {
      const earlier = sorted[n - 1]
      if (earlier && Date.parse(later.start) < Date.parse(earlier.end)) {
        violations.push({
          rule: 'doubled time',
          detail: `${practitioner} at ${later.start}: ${earlier.reference}, ${later.reference}`,
        })
      }
    }
  }
  for (const { reference, practitioner, start, taken } of standing) {
    if (taken?.practitioner === practitioner && Date.parse(taken.start) === Date.parse(start)) continue
    violations.push({ rule: 'booking without its time', detail: `${reference}: ${practitioner} at ${start}` })
  }
  return violations
}

/** A refusal decides for good; no answer, a time limit and an outage decide nothing. */
const isRefusal = ({ status }: Attempt) => status >= 400 && status < 500 && status !== 429

/** Every 201 is there, and each key has one outcome. */
export function checkOrders({ orders }: History, { bookings, keys }: Holdings): Violation[] {
  const violations: Violation[] = []
  const byReference = new Map(bookings.map((it) => [it.reference, it]))
  const byPhone = Map.groupBy(bookings, (it) => it.phone)
  const storedOf = new Map(keys.map((it) => [it.key, it.references]))
  for (const { key, phone, attempts } of orders) {
    const made = attempts.filter((it) => it.status === 201)
    const held = byPhone.get(phone) ?? []
    const outcomes = new Set(made.map((it) => [...it.references].sort().join(' ')))
    const [outcome] = outcomes
    const stored = storedOf.get(key)
    const differs = outcome !== undefined && stored && [...stored].sort().join(' ') !== outcome
    if (outcomes.size > 1 || differs) {
      violations.push({ rule: 'two outcomes of a key', detail: `${key}: ${[...outcomes, stored].join(' | ')}` })
    }
    for (const reference of new Set(made.flatMap((it) => it.references))) {
      if (byReference.has(reference)) continue
      violations.push({ rule: 'lost booking', detail: `${reference} of the key ${key}` })
    }
    const expected = made[0]?.references.length ?? stored?.length ?? 0
    if (held.length > expected) {
      const rule = attempts.every(isRefusal) ? 'booked though refused' : 'two outcomes of a key'
      violations.push({ rule, detail: `${key}: ${held.map((it) => it.reference).join(', ')}` })
    }
    if (!attempts.some((it) => it.status === 201 || isRefusal(it))) {
      violations.push({ rule: 'undecided', detail: `${key}: ${attempts.map((it) => it.status).join(', ')}` })
    }
  }
  return violations
}

/** What happened to a booking is what its events say, and every change that was answered is among them. */
export function checkChanges({ changes, kept }: History, holdings: Holdings): Violation[] {
  const violations: Violation[] = []
  const trails = Map.groupBy(holdings.events, (it) => it.reference)
  for (const change of changes) {
    if (!(trails.get(change.reference) ?? []).some((it) => isSame(change, it))) {
      violations.push({
        rule: 'lost change',
        detail: `${change.reference} ${change.event} ${change.start ?? ''}`.trim(),
      })
    }
  }
  for (const it of kept) {
    if (it.what !== 'planned' || holdings.refusedChanges.includes(it.reference)) continue
    // Its patient, or a colleague, may have changed it first: then the plan is given up.
    if ((trails.get(it.reference) ?? []).some(({ event }) => event === 'moved' || event === 'cancelled')) continue
    violations.push({ rule: 'lost change', detail: `${it.reference} ${it.event} by staff` })
  }
  for (const booking of holdings.bookings) {
    const problem = judgeTrail(booking, trails.get(booking.reference) ?? [])
    if (problem) violations.push({ rule: 'broken trail', detail: `${booking.reference}: ${problem}` })
  }
  return violations
}

function isSame({ event, start }: Change, held: Holdings['events'][number]): boolean {
  return event === held.event && (start === undefined || Date.parse(start) === Date.parse(held.start ?? ''))
}

function judgeTrail(booking: HeldBooking, trail: Holdings['events']): string | undefined {
  const made = trail.filter((it) => it.event !== 'arrived').sort((a, b) => a.revision - b.revision)
  if (made.some((it, n) => it.revision !== n)) return `revisions ${made.map((it) => it.revision).join(', ')}`
  if (made.length !== booking.revision + 1) return `revision ${booking.revision} and ${made.length} events`
  if (made[0]?.event !== 'booked') return 'it was never booked'
  const isCancelled = made.some((it) => it.event === 'cancelled')
  if (isCancelled !== (booking.state === 'cancelled')) return `${booking.state}, and its events say otherwise`
  const start = made.findLast((it) => it.start !== null)?.start
  if (!booking.group && Date.parse(start ?? '') !== Date.parse(booking.start))
    return `at ${booking.start}, not ${start}`
  return undefined
}

/** No date of a group has more participants than places. */
export function checkPlaces({ bookings, places }: Holdings): Violation[] {
  const taken = new Map<string, number>()
  for (const { state, group } of bookings) {
    if (state !== 'booked' || !group) continue
    for (const date of group.dates) taken.set(`${group.id} ${date}`, (taken.get(`${group.id} ${date}`) ?? 0) + 1)
  }
  return [...taken].flatMap(([date, count]): Violation[] => {
    // A run's id is its group's with its first day: mindfulness-2026-11-24.
    const group = date.slice(0, date.indexOf(' ')).replace(/-\d{4}-\d{2}-\d{2}$/, '')
    const most = places[group] ?? 0
    return count > most ? [{ rule: 'too many places', detail: `${date}: ${count} of ${most}` }] : []
  })
}
