import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { RosterKey } from '#domain/rosters/roster.ts'
import {
  listenToRosters,
  type RosterChange,
  type RosterOrigin,
  readRosterHistory,
  readRosters,
  replaceRosters,
} from './rosters.ts'
import { monday } from './testing/bookings.ts'
import { engines, type TestDatabase } from './testing/engines.ts'

const planner: RosterOrigin = { actor: 'staff', channel: 'command', who: 'planner' }
const nothing = { affected: [], restored: [], freed: [], check: null }

const night: RosterChange = {
  kind: 'practitioner',
  id: 'else-natt',
  revision: 0,
  roster: {
    shifts: [
      {
        clinic: 'nattvakt',
        days: ['sat', 'sun'],
        hours: { from: '00:00', to: '24:00' },
        breaks: [{ from: '12:00', to: '13:00' }],
        weeks: 'odd',
        validFrom: '2026-11-01',
      },
      { clinic: 'okern', days: ['mon'], hours: { from: '08:00', to: '12:15' }, breaks: [], weeks: 'every' },
    ],
    absences: [{ from: '2026-12-24', to: '2027-01-02' }],
  },
}
const closed: RosterChange = {
  kind: 'clinic',
  id: 'okern',
  revision: 0,
  roster: {
    closures: [{ from: '2026-11-20', to: '2026-11-20', reason: { no: 'Kurs; hele dagen', en: 'Training' } }],
    specialHours: [
      { date: '2026-12-24', hours: [{ from: '08:00', to: '12:00' }], reason: { no: 'Julaften', en: 'Christmas Eve' } },
    ],
  },
}

describe.each(engines)('rosters on %s', (_, open) => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await open()
  })
  afterEach(() => test.empty())
  afterAll(() => test.dispose())

  const replace = (changes: RosterChange[], by = planner) => replaceRosters(test.database, changes, nothing, by, monday)

  it('are all read, however many a chain has', async () => {
    const many = Array.from({ length: 1_001 }, (_, n) => ({ ...night, id: `person-${n}` }))
    expect(await replace([...many, closed])).toBe(true)
    const names = (await readRosters(test.database)).map(({ kind, id }) => `${kind} ${id}`)
    expect(names.sort()).toEqual([...many, closed].map(({ kind, id }) => `${kind} ${id}`).sort())
  })

  it('come back as they were written', async () => {
    expect(await replace([night, closed])).toBe(true)
    const read = await readRosters(test.database)
    expect(read).toHaveLength(2)
    expect(read).toContainEqual({ ...night, revision: 1 })
    expect(read).toContainEqual({ ...closed, revision: 1 })
    expect(await readRosters(test.database, [{ kind: 'clinic', id: 'okern' }])).toEqual([{ ...closed, revision: 1 }])
  })

  it('are not overwritten by somebody who has not seen the last change, and then none of theirs is', async () => {
    await replace([night, closed])
    const away = { ...night, revision: 1, roster: { shifts: [], absences: [] } }
    expect(await replace([away])).toBe(true)
    const late = { ...closed, revision: 1, roster: { closures: [], specialHours: [] } }
    expect(await replace([late, night])).toBe(false)
    expect(await readRosters(test.database, [late])).toEqual([{ ...closed, revision: 1 }])
    expect(await readRosters(test.database, [night])).toEqual([{ ...away, revision: 2 }])
  })

  it('remember who changed what, when and through what', async () => {
    await replace([closed], { actor: 'system', channel: 'start', who: null } as const)
    const reopened = { closures: [], specialHours: [] }
    await replace([{ ...closed, revision: 1, roster: reopened }])
    const history = await readRosterHistory(test.database, closed)
    expect(history).toEqual([
      { revision: 2, at: monday, origin: planner, roster: reopened },
      { revision: 1, at: monday, origin: { actor: 'system', channel: 'start', who: null }, roster: closed.roster },
    ])
  })

  it('tell whoever listens which of them have changed, or that many have', async () => {
    const heard: (RosterKey[] | undefined)[] = []
    await listenToRosters(test.database, (changed) => heard.push(changed))
    await replace([night, closed])
    await expect
      .poll(() => heard)
      .toEqual([
        [
          { kind: 'practitioner', id: 'else-natt' },
          { kind: 'clinic', id: 'okern' },
        ],
      ])
    const many = Array.from({ length: 600 }, (_, n) => ({ ...night, id: `somebody-${n}` }))
    await replace(many)
    await expect.poll(() => heard.slice(1)).toEqual([undefined])
  })
})
