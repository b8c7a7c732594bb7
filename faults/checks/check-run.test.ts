import { describe, expect, it } from 'vitest'
import { checkRun } from './check-run.ts'
import type { HeldBooking, History, Holdings, Order } from './history.ts'
import { type Rule, rules } from './violation.ts'

const at = '2026-11-20T08:00:00+00:00'

const booking = (reference: string, changes: Partial<HeldBooking> = {}): HeldBooking => ({
  ...{ reference, state: 'booked', phone: `+47${reference}`, practitioner: 'anne', start: at },
  ...{ end: '2026-11-20T08:20:00+00:00', revision: 0, note: null, bookedWith: null, group: null },
  taken: { practitioner: 'anne', start: at },
  ...changes,
})
const order = (reference: string, ...statuses: number[]): Order => ({
  key: `key-${reference}`,
  phone: `+47${reference}`,
  attempts: statuses.map((status) => ({ status, references: status === 201 ? [reference] : [] })),
})
const delivery = (reference: string, changes: object = {}) => ({
  ...{ id: `${reference}:confirmation:0`, to: `+47${reference}`, at: 1_000, server: 'server-1', acknowledged: true },
  ...changes,
})
const confirmation = (reference: string) => ({
  ...{ key: `${reference}:confirmation:0`, kind: 'confirmation', reference, state: 'done', isDue: false },
})

/** A run in which everything is right: a booking that was moved, and a place in a class. */
function rightRun(): { history: History; held: Holdings } {
  const later = '2026-11-20T09:00:00+00:00'
  const group = { id: 'yoga-2026-11-20', dates: [at] }
  return {
    history: {
      orders: [order('MOVED', 0, 201, 201), order('CLASS', 503, 201), order('NOBODY', 0, 409)],
      changes: [{ reference: 'MOVED', event: 'moved', start: '2026-11-20T10:00:00+01:00' }],
      kept: [
        { what: 'roster', kind: 'practitioner', id: 'anne', revision: 2, by: 'desk-1 1' },
        { what: 'note', reference: 'CLASS', by: 'desk-1' },
        { what: 'planned', reference: 'MOVED', event: 'moved' },
        { what: 'waiting', id: 'WAITS', left: false },
        { what: 'waiting', id: 'LEFT', left: true },
        { what: 'taken', phone: '+47CLASS' },
        { what: 'form', text: 'En rød vott' },
      ],
      odd: [],
      deliveries: [
        delivery('MOVED'),
        delivery('CLASS', { acknowledged: false }),
        delivery('CLASS', { at: 60_000 }),
        delivery('CLASS', { at: 180_000, server: 'server-2' }),
      ],
      kills: [{ server: 'server-1', at: 61_000 }],
      deaths: [],
      notBack: [],
    },
    held: {
      bookings: [
        booking('MOVED', { start: later, end: later, revision: 1, taken: { practitioner: 'anne', start: later } }),
        booking('CLASS', { group, note: 'Ringte', taken: null }),
      ],
      keys: [
        { key: 'key-MOVED', references: ['MOVED'] },
        { key: 'key-NOBODY', references: [] },
      ],
      events: [
        { reference: 'MOVED', revision: 0, event: 'booked', start: at },
        { reference: 'MOVED', revision: 1, event: 'moved', start: later },
        { reference: 'CLASS', revision: 0, event: 'booked', start: at },
      ],
      jobs: [confirmation('MOVED'), confirmation('CLASS')],
      rosters: [{ kind: 'practitioner', id: 'anne', revision: 2 }],
      refusedChanges: [],
      waiting: ['WAITS'],
      forms: ['En rød vott'],
      places: { yoga: 1 },
    },
  }
}

type Break = (run: ReturnType<typeof rightRun>) => unknown

/** Ways to break each rule, and nothing else. */
const breaks: Record<Rule, Record<string, Break>> = {
  'doubled time': {
    'two bookings overlap': ({ history, held }) => {
      for (const [reference, start] of [
        ['ONE', '2026-11-21T08:00:00Z'],
        ['TWO', '2026-11-21T08:10:00Z'],
      ] as const) {
        history.orders.push(order(reference, 201))
        const end = '2026-11-21T08:20:00Z'
        held.bookings.push(booking(reference, { start, end, taken: { practitioner: 'anne', start } }))
        held.events.push({ reference, revision: 0, event: 'booked', start })
        held.jobs.push(confirmation(reference))
        history.deliveries.push(delivery(reference))
      }
    },
  },
  'booking without its time': {
    'nothing is taken for it': ({ held }) => Object.assign(held.bookings[0]!, { taken: null }),
    'another time is taken for it': ({ held }) =>
      Object.assign(held.bookings[0]!, { taken: { practitioner: 'anne', start: at } }),
  },
  'lost booking': {
    'it was answered with 201': ({ history }) => history.orders.push(order('GONE', 201)),
    'it was answered with 201, and then with 409': ({ history }) => history.orders.push(order('GONE', 201, 409)),
  },
  'two outcomes of a key': {
    'two answers name two bookings': ({ history }) =>
      history.orders[0]!.attempts.push({ status: 201, references: ['CLASS'] }),
    'the stored answer names another booking': ({ held }) => Object.assign(held.keys[0]!, { references: ['CLASS'] }),
    'one request made two bookings': ({ history }) => {
      history.orders.pop()
      history.orders.push({ ...order('NOBODY', 0, 201), phone: '+47CLASS' })
      Object.assign(history.orders.at(-1)!, {
        attempts: [
          { status: 0, references: [] },
          { status: 409, references: [] },
        ],
      })
    },
  },
  'booked though refused': {
    'every answer was a refusal': ({ history }) =>
      Object.assign(history.orders[1]!, { attempts: [{ status: 409, references: [] }] }),
  },
  undecided: {
    'no answer came to the end': ({ history }) => history.orders.push(order('NEVER', 0, 503, 504)),
  },
  'lost change': {
    'a move did not happen': ({ history }) =>
      Object.assign(history.changes[0]!, { start: '2026-11-20T11:00:00+01:00' }),
    'a cancellation did not happen': ({ history }) => history.changes.push({ reference: 'CLASS', event: 'cancelled' }),
    'a check-in was forgotten': ({ history }) => history.changes.push({ reference: 'CLASS', event: 'arrived' }),
    'what staff had asked for was forgotten': ({ history }) =>
      history.kept.push({ what: 'planned', reference: 'CLASS', event: 'cancelled' }),
  },
  'broken trail': {
    'a revision is missing': ({ held }) => Object.assign(held.bookings[1]!, { revision: 1 }),
    'a revision stands there twice': ({ held }) => held.events.push({ ...held.events[1]! }),
    'it stands, and was cancelled': ({ held }) => {
      Object.assign(held.bookings[1]!, { revision: 1 })
      held.events.push({ reference: 'CLASS', revision: 1, event: 'cancelled', start: null })
    },
    'it is at another time than it was moved to': ({ held }) =>
      Object.assign(held.bookings[0]!, { start: at, end: at, taken: { practitioner: 'anne', start: at } }),
  },
  'too many places': { 'a class has one participant too many': ({ held }) => Object.assign(held.places, { yoga: 0 }) },
  'job not once': {
    'a booking has no confirmation': ({ held, history }) => {
      held.jobs.pop()
      history.deliveries.splice(1)
    },
    'a booking has two': ({ held }) =>
      held.jobs.push({ ...confirmation('CLASS'), key: 'CLASS:confirmation:1', state: 'cancelled' }),
  },
  'job left over': {
    'nobody carried it out': ({ held }) =>
      held.jobs.push({ key: 'mail', kind: 'contact-mail', reference: null, state: 'running', isDue: true }),
  },
  'message repeated': {
    'nobody was killed': ({ history }) => history.deliveries.push(delivery('MOVED', { at: 2_000 })),
    'another process was killed': ({ history }) => {
      history.deliveries.push(delivery('MOVED', { at: 2_000 }))
      history.kills.push({ server: 'server-2', at: 1_500 })
    },
    'its process was killed long after it was taken': ({ history }) => {
      history.deliveries.push(delivery('MOVED', { at: 200_000 }))
    },
    'it went to somebody else': ({ history }) => Object.assign(history.deliveries[2]!, { to: '+47OTHER' }),
  },
  'message of nobody': {
    'no job has its id': ({ history }) => history.deliveries.push(delivery('STRANGER')),
  },
  'message not sent': { 'no gateway took it': ({ history }) => history.deliveries.shift() },
  'lost write': {
    'a roster': ({ held }) => held.rosters.pop(),
    'a note': ({ held }) => Object.assign(held.bookings[1]!, { note: null }),
    'an entry of the waiting list': ({ held }) => held.waiting.pop(),
    'what an offer became': ({ history }) => history.kept.push({ what: 'taken', phone: '+47WAITED' }),
    'a form': ({ held }) => held.forms.pop(),
  },
  'lost update': {
    'two people have one revision': ({ history }) =>
      history.kept.push({ what: 'roster', kind: 'practitioner', id: 'anne', revision: 2, by: 'desk-2 1' }),
  },
  'odd answer': { 'a server broke': ({ history }) => history.odd.push('book: POST /api/bookings 500 internal') },
  'process ended': { 'by itself': ({ history }) => history.deaths.push('server-1: exit code 1') },
  'not back': { 'it books no more': ({ history }) => history.notBack.push('server-1') },
}

describe('the checker', () => {
  it('finds nothing in a run in which everything is right', () => {
    const { history, held } = rightRun()
    expect(checkRun(history, held)).toEqual([])
  })

  const cases = Object.entries(breaks).flatMap(([rule, ways]) =>
    Object.entries(ways).map(([way, broken]) => [rule, way, broken] as const),
  )
  it.each(cases)('names what is broken: %s, because %s', (rule, _, broken) => {
    const run = rightRun()
    broken(run)
    const found = checkRun(run.history, run.held)
    expect([...new Set(found.map((it) => it.rule))]).toEqual([rule])
    expect(found[0]!.detail).not.toBe('')
  })

  it('is tried on every rule', () => {
    expect(Object.keys(breaks).sort()).toEqual(Object.keys(rules).sort())
  })
})
