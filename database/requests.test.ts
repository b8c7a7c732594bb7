/** A typing error in a request, on either side, stops the call: nothing is stored as null because its name was written differently. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from './client.ts'
import { readFunctions } from './functions.ts'
import { engines, type TestDatabase } from './testing/engines.ts'

const at = '2026-11-17T08:00:00Z'
const later = '2026-11-17T08:20:00Z'
const job = { kind: 'x', key: `x:${randomUUID()}`, run_at: at, payload: {} }
const { payload: _, ...bookingJob } = job
const limit = { key: 'x', max: 1, seconds: 60, part_of: 'x', part: 2 }
const limits = {
  verification: randomUUID(),
  per_verification: 4,
  per_phone: 4,
  per_run: 2,
  messages: [{ ...limit, first: 'judged' }],
}
const { per_run: _perRun, ...orderLimits } = limits
const origin = { actor: 'patient', channel: 'web' }
const times = {
  slot: 's',
  clinic: 'bislett',
  practitioner: 'ingrid-berg',
  starts_at: at,
  ends_at: later,
  remote_id: null,
}
const visit = {
  id: 'v',
  partner: 'p',
  reward_number: '1',
  member: 'm',
  person: 'n',
  mode: 'clinic',
  first: 150,
  later: 31,
}
const affected = { reference: 'REF', startsAt: at, reason: 'absent' }
const period = { validFrom: '2026-01-01', validTo: '2026-12-31' }
const booking = {
  ...{
    ...times,
    reference: 'REF',
    token_hash: 'x',
    treatment: 't',
    price: 1,
    locale: 'no',
    partner: null,
    partner_left_out: null,
  },
  ...{ patient_name: 'Kari', patient_birthdate: '1980-02-29', patient_email: null, patient_phone: '+4791234567' },
  ...{
    description: '',
    departs_at: null,
    package_terms: null,
    group_booking: { id: 'run-2026-11-17', dates: [] },
    booked_with: 'REF',
  },
}

interface Sample {
  /** The arguments before the moment, where there is one; objects and lists are requests. */
  args: unknown[]
  /** Keys that may be left out. */
  optional?: string[]
  /** Keys whose values are stored as they are, or are read by another function of this table when they are needed. */
  opaque?: string[]
  hasMoment?: false
}

const hold = {
  ...{ clinic: 'bislett', from: at, to: later, visitor: 'v', max_holds: 2, until: later },
  ...{ longest_minutes: 60, only_renew: false, counted: [{ key: 'k', max: 2 }] },
  day: { practitioners: ['ingrid-berg'], from: at, to: later, minutes: 20, part: 3, least: 3 },
}

const samples: Record<string, Sample> = {
  add_booking_jobs: { args: ['REF', [job]], optional: ['payload'], opaque: ['payload'] },
  add_limited_job: { args: [job, [limit]], optional: ['part_of', 'part'], opaque: ['payload'] },
  book_together: {
    args: [
      {
        ...{ key: 'k', fingerprint: 'f', answer: {} },
        bookings: [
          {
            ...{
              booking,
              from: at,
              to: later,
              hold: null,
              visitor: 'v',
              only_held: false,
              limits: null,
              ...origin,
              key: null,
            },
            ...{ fingerprint: null, answer: null, jobs: [], points: null, terms: null },
          },
        ],
      },
    ],
    opaque: ['answer', 'bookings'],
  },
  answer_visit_question: {
    args: [
      {
        ...{ reference: 'REF', key: 'k', clinic: 'bislett', week: '2026-11-09', score: 5, line: '' },
        ...{ asked_since: at, open_until: later },
      },
    ],
  },
  booking_refusal: { args: ['+4791234567', limits], optional: ['per_run'], opaque: ['messages'] },
  cancel_booking: {
    args: [{ reference: 'REF', revision: 0, fee: 0, reason: 'other', ...origin, jobs: [], messages: [] }],
    optional: ['reason'],
  },
  change_order: {
    args: [
      {
        ...{ reference: 'REF', from: 'ordered', to: 'sent', ...origin, who: null },
        ...{ job: bookingJob, messages: [limit] },
      },
    ],
    opaque: ['job', 'messages'],
  },
  call_off_dates: { args: [{ group: 'course', days: ['2026-11-17'], zone: 'Europe/Oslo', ...origin }] },
  set_visit_state: { args: [{ reference: 'REF', start: at, from: 'booked', to: 'arrived', ...origin }] },
  check_in: { args: [{ reference: 'REF', revision: 0, start: at, kiosk: 'k', ...origin }], optional: ['start'] },
  hash_visits: { args: [[{ id: 'v', partner: 'p', member: 'm', person: 'n', line: null }]], hasMoment: false },
  hold_place: { args: [{ run: 'run-2026-11-17', places: 1, ...hold }] },
  hold_together: {
    args: [
      {
        ...{
          times: [{ practitioner: 'ingrid-berg', from: at, to: later, only_renew: false }],
          clinic: 'bislett',
          visitor: 'v',
        },
        ...{ max_holds: 0, until: later, longest_minutes: 60, counted: hold.counted, day: hold.day },
      },
    ],
  },
  hold_time: { args: [{ practitioner: 'ingrid-berg', ...hold }] },
  import_visits: { args: [[{ ...visit, day: '2026-11-17', imported: 'line' }]] },
  limits_of_booking: { args: [limits, 'judged'], optional: ['per_run', 'part_of', 'part'], hasMoment: false },
  make_bookings: {
    args: [
      [
        {
          ...{ booking, from: at, to: later, hold: null, visitor: 'v', only_held: false, limits, ...origin, key: 'k' },
          ...{ fingerprint: 'f', answer: {}, jobs: [bookingJob], points: visit, places: 1, offer: null },
          terms: { partner: 'p', version: '1', locale: 'no', body: 'b' },
        },
      ],
    ],
    optional: [
      ...['from', 'to', 'departs_at', 'per_run', 'part_of', 'part', 'places', 'offer'],
      ...['package_terms', 'group_booking', 'booked_with'],
    ],
    opaque: ['answer', 'partner', 'package_terms', 'group_booking'],
  },
  make_offer: {
    args: [
      {
        ...{ id: 'o', token_hash: 'x', reason: 'absent', booking: 'REF', made_by: 's', expires_at: later },
        ...{ times: [], most: 3, job, limits: [limit] },
      },
    ],
    opaque: ['times', 'job', 'limits'],
  },
  join_waiting_list: {
    args: [
      {
        entry: {
          ...{ id: 'e', token_hash: 'x', treatment: 't', run: null, run_date: null, clinics: ['bislett'], days: [] },
          ...{ parts: ['morning'], booking: null, until: later, patient_name: 'Kari', patient_birthdate: '1980-02-29' },
          ...{ patient_email: null, patient_phone: '+4791234567', description: '', departs_at: null, locale: 'no' },
        },
        limits: orderLimits,
        job: bookingJob,
      },
    ],
    optional: ['part_of', 'part'],
    opaque: ['days'],
  },
  offer_freed_time: {
    args: [
      {
        ...{
          id: 'o',
          token_hash: 'x',
          entry: 'e',
          freed: 1,
          slot: 's',
          practitioner: 'ingrid-berg',
          clinic: 'bislett',
        },
        ...{ start: at, end: later, busy_until: later, run: null, places: null, expires_at: later },
        ...{ job: bookingJob, limits: [limit] },
      },
    ],
    opaque: ['job', 'limits'],
  },
  plan_change: {
    args: [
      {
        ...{ id: randomUUID(), reference: 'REF', revision: 0, kind: 'cancel', details: {}, due_at: later },
        job: 'x',
      },
    ],
    opaque: ['details'],
  },
  mark_touched: { args: [[affected], ['REF']] },
  move_booking: {
    args: [
      {
        ...{
          reference: 'REF',
          revision: 0,
          to: times,
          from_time: at,
          to_time: later,
          visitor: 'v',
          ...origin,
          jobs: [],
        },
        ...{ moves_a_day: 5, messages: [], offer: 'o' },
      },
    ],
    optional: ['from_time', 'to_time', 'offer'],
  },
  next_allowance: { args: [[limit]], optional: ['part_of', 'part'] },
  open_verification: {
    args: [
      {
        verification: { id: randomUUID(), phone_hash: 'p', code_hash: 'c', visitor: 'v', expires_at: later },
        job: { kind: 'x', key: `y:${randomUUID()}`, payload: {} },
        ...{ limits: [{ ...limit, tight: 1 }], phone_limits: [limit], refill: [], try_limits: [], reserve: [] },
        ...{ per_hour: 100, kept_for_codes: 50 },
      },
    ],
    optional: ['part_of', 'part', 'tight'],
    opaque: ['payload'],
  },
  place_order: {
    args: [
      {
        order: {
          ...{
            reference: 'REF',
            token_hash: 'x',
            item: 'i',
            clinic: 'bislett',
            street: null,
            postcode: null,
            place: null,
          },
          ...{
            price: 1,
            patient_name: 'Kari',
            patient_birthdate: '1980-02-29',
            patient_phone: '+4791234567',
            locale: 'no',
          },
        },
        ...{ limits: orderLimits, ...origin, key: 'k', fingerprint: 'f', answer: {}, job: bookingJob },
      },
    ],
    optional: ['part_of', 'part'],
    opaque: ['answer'],
  },
  replace_rosters: {
    args: [
      [
        {
          ...{ kind: 'practitioner', id: 'p', revision: 0 },
          roster: {
            shifts: [
              {
                ...{
                  clinic: 'bislett',
                  days: ['mon'],
                  hours: { from: '08:00', to: '16:00' },
                  breaks: [],
                  weeks: 'every',
                },
                ...period,
              },
            ],
            absences: [{ from: '2026-11-17', to: '2026-11-18' }],
          },
        },
        {
          ...{ kind: 'clinic', id: 'c', revision: 0 },
          roster: {
            closures: [{ from: '2026-11-17', to: '2026-11-18', reason: { no: 'x' } }],
            specialHours: [{ date: '2026-11-17', hours: [], reason: { no: 'x' } }],
          },
        },
      ],
      [affected],
      [],
      [{ practitioner: 'p', clinic: 'c', start: at, end: later, reason: 'shift-added' }],
      [job],
      { ...origin, who: null },
    ],
    optional: Object.keys(period),
    opaque: ['payload', 'reason'],
  },
  report_absence: {
    args: [
      { partner: 'tinde', fingerprint: randomUUID(), name: 'Kari', first_day: '2026-11-17', last_day: null },
      'absence-mail',
      [limit],
    ],
    optional: ['part_of', 'part'],
  },
  spend_try: {
    args: [
      {
        ...{ challenge: randomUUID(), visitors: ['v'], max_tries: 5, sure_tries: 3 },
        limits: [],
      },
    ],
  },
  take_allowance: { args: [[limit]], optional: ['part_of', 'part'] },
}

/** Functions that are given single values, lists of limits for next_allowance, or rows; or that read requests for another one. */
const others = ['bad_keys', 'check_keys', 'choose_code', 'place_bookings', 'read_booking_requests', 'too_many_holds']

/** Every object of a request, as a path to it. */
function listObjects(value: unknown, opaque: string[], path: (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value)) return value.flatMap((it, n) => listObjects(it, opaque, [...path, n]))
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).filter(([key]) => !opaque.includes(key))
  return [path, ...inner.flatMap(([key, it]) => listObjects(it, opaque, [...path, key]))]
}

function changeAt(
  args: unknown[],
  path: (string | number)[],
  change: (it: Record<string, unknown>) => void,
): unknown[] {
  const copy = structuredClone(args)
  // biome-ignore lint/suspicious/noExplicitAny: the path leads to an object
  change(path.reduce((it, key) => it[key], copy as any))
  return copy
}

describe('functions of the database', () => {
  const unpacked = /jsonb_to_record\(([\w."]+)\)\s+as \w+ \(([^()]*)\)/g
  const checked = /check_keys\(([\w."]+), '\{([^}]*)\}'(?:, '\{([^}]*)\}')?\)/g

  it.each(readFunctions().map(({ name, text }) => [name, text] as const))(
    '%s checks the keys that it unpacks',
    (_, text) => {
      for (const check of text.matchAll(checked)) {
        const [, request, required = '', optional = ''] = check
        const columns = [...text.slice(0, check.index).matchAll(unpacked)].findLast((it) => it[1] === request)?.[2]
        const names = columns?.split(',').map((it) => it.trim().split(' ')[0]!.replaceAll('"', ''))
        expect(names?.sort(), request).toEqual([...required.split(','), ...optional.split(',').filter(Boolean)].sort())
      }
    },
  )
})

describe.each(engines)('requests to functions of the database, on %s', (_, open) => {
  let test: TestDatabase
  let database: Database
  beforeAll(async () => {
    test = await open()
    database = test.database
  })
  beforeEach(() => test.empty())
  afterAll(() => test.dispose())

  const call = (name: string, args: unknown[]) => {
    const casts = args.map((it, n) => `$${n + 1}${typeof it === 'object' ? '::jsonb' : ''}`)
    const moment = samples[name]!.hasMoment === false ? [] : [`'${at}'::timestamptz`]
    const values = args.map((it) => (typeof it === 'object' ? JSON.stringify(it) : it))
    return database.run({ text: `select * from ${name}(${[...casts, ...moment].join(', ')})`, values })
  }

  it('are all known here', () => {
    const taking = readFunctions().filter((it) => /\bjsonb\b/.test(it.signature.split(/\breturns\b/)[0]!))
    expect(taking.map((it) => it.name).sort()).toEqual([...Object.keys(samples), ...others].sort())
  })

  it.each(Object.entries(samples))('%s refuses keys that it does not know or does not find', async (name, sample) => {
    const { args, optional = [], opaque = [] } = sample
    for (const path of listObjects(args, opaque)) {
      const unknown = changeAt(args, path, (it) => {
        it.surname = 'x'
      })
      await expect(call(name, unknown), path.join('.')).rejects.toThrow(/keys of a request: unknown surname/)
      const keys = Object.keys(path.reduce<unknown>((it, key) => (it as Record<string, unknown>)[key], args) as object)
      for (const key of keys.filter((it) => !optional.includes(it))) {
        const without = changeAt(args, path, (it) => {
          delete it[key]
        })
        await expect(call(name, without), [...path, key].join('.')).rejects.toThrow(`missing ${key}`)
      }
    }
    // As it is, it is understood.
    await call(name, args)
  })
})
