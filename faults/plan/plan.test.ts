import { describe, expect, it } from 'vitest'
import { type Action, planActions, type Role } from './actions.ts'
import { type Engine, planFaults } from './faults.ts'

const take = (seed: number, role: Role, client: number, count = 500): Action[] =>
  [...planActions(seed, role, client).take(count)] as Action[]
const faultsOf = (seed: number, engine: Engine, seconds: number) => planFaults(seed, { engine, seconds, servers: 3 })

describe('the plan of a run', () => {
  it('is the same for the same seed, and another one for another seed or client', () => {
    for (const role of ['patient', 'staff'] as const) {
      expect(take(7, role, 2)).toEqual(take(7, role, 2))
      expect(take(7, role, 2)).not.toEqual(take(8, role, 2))
      expect(take(7, role, 2)).not.toEqual(take(7, role, 3))
    }
    for (const engine of ['postgres', 'embedded'] as const) {
      expect(faultsOf(7, engine, 60)).toEqual(faultsOf(7, engine, 60))
      expect(faultsOf(7, engine, 60)).not.toEqual(faultsOf(8, engine, 60))
    }
  })

  it('begins a longer run like a shorter one, so that a seed fails early again', () => {
    const short = faultsOf(7, 'postgres', 60)
    expect(faultsOf(7, 'postgres', 600).slice(0, short.length)).toEqual(short)
    expect(short.length).toBeGreaterThan(10)
    expect(short.every((it, n) => it.at < 60_000 && it.at >= (short[n - 1]?.at ?? 0))).toBe(true)
  })

  it('has every kind of action and of fault in it, of the engine’s own', () => {
    expect(new Set(take(1, 'patient', 0, 2_000).map((it) => it.kind)).size).toBe(11)
    expect(new Set(take(1, 'staff', 0, 2_000).map((it) => it.kind)).size).toBe(7)
    const kinds = (engine: Engine) => new Set(faultsOf(1, engine, 3_600).map((it) => it.kind))
    expect([...kinds('postgres')].sort()).toEqual(
      [
        ...['clock', 'cut', 'database-disk-full', 'database-restart', 'descriptors', 'freeze', 'kill', 'mail'],
        ...['restart', 'silence', 'slow', 'sms'],
      ].sort(),
    )
    expect([...kinds('embedded')].sort()).toEqual(
      ['clock', 'descriptors', 'disk-full', 'disk-nearly-full', 'freeze', 'kill', 'mail', 'restart', 'sms'].sort(),
    )
  })
})
