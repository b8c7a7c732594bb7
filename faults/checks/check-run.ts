import { checkChanges, checkOrders, checkPlaces, checkTimes } from './check-bookings.ts'
import { checkMessages } from './check-messages.ts'
import type { History, Holdings } from './history.ts'
import type { Violation } from './violation.ts'

/** Compares what clients, gateways and processes saw with what the database holds; empty: nothing was broken. */
export function checkRun(history: History, holdings: Holdings): Violation[] {
  return [
    ...checkTimes(holdings),
    ...checkOrders(history, holdings),
    ...checkChanges(history, holdings),
    ...checkPlaces(holdings),
    ...checkMessages(history, holdings),
    ...checkKept(history, holdings),
    ...history.odd.map((detail): Violation => ({ rule: 'odd answer', detail })),
    ...history.deaths.map((detail): Violation => ({ rule: 'process ended', detail })),
    ...history.notBack.map((detail): Violation => ({ rule: 'not back', detail })),
  ]
}

function checkKept({ kept }: History, holdings: Holdings): Violation[] {
  const violations: Violation[] = []
  const rosters = new Set(holdings.rosters.map(({ kind, id, revision }) => `${kind} ${id} ${revision}`))
  const owners = new Map<string, string>()
  const notes = new Set(holdings.bookings.flatMap(({ reference, note }) => (note === null ? [] : [reference])))
  const waiting = new Set(holdings.waiting)
  const phones = new Set(holdings.bookings.map(({ phone }) => phone))
  const forms = new Set(holdings.forms)
  const lost = (detail: string) => violations.push({ rule: 'lost write', detail })
  for (const it of kept) {
    switch (it.what) {
      case 'roster': {
        const name = `${it.kind} ${it.id} ${it.revision}`
        if (!rosters.has(name)) lost(`the roster ${name}`)
        const owner = owners.get(name)
        if (owner !== undefined && owner !== it.by) {
          violations.push({ rule: 'lost update', detail: `the roster ${name}: ${owner} and ${it.by}` })
        }
        owners.set(name, it.by)
        break
      }
      case 'note':
        if (!notes.has(it.reference)) lost(`the note on ${it.reference}`)
        break
      case 'waiting':
        if (!it.left && !waiting.has(it.id)) lost(`the entry ${it.id} of the waiting list`)
        break
      case 'taken':
        if (!phones.has(it.phone)) lost(`the booking of an offer to ${it.phone}`)
        break
      case 'form':
        if (!forms.has(it.text)) lost(`the message '${it.text}'`)
        break
      case 'planned':
        // Among the changes of its booking.
        break
    }
  }
  return violations
}
