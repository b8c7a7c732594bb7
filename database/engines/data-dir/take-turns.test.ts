import { describe, expect, it } from 'vitest'
import { takeTurns } from './take-turns.ts'

const panic = () => Object.assign(new Error('could not write to file "pg_wal/xlogtemp.42"'), { severity: 'PANIC' })

describe('calls to the embedded database', () => {
  it('run one after the other, and go on after an ordinary error', async () => {
    const { take } = takeTurns()
    const events: string[] = []
    const call = (name: string) =>
      take(async () => {
        events.push(`${name} begins`)
        await Promise.resolve()
        events.push(`${name} ends`)
        return name
      })
    const failing = take(async () => {
      throw Object.assign(new Error('the time is taken'), { severity: 'ERROR' })
    })
    expect(await Promise.allSettled([call('a'), failing, call('b')])).toMatchObject([
      { value: 'a' },
      { reason: { message: 'the time is taken' } },
      { value: 'b' },
    ])
    expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  })

  it('never reach a database that has panicked, which would not return, and the operator is told', async () => {
    const told: string[] = []
    const { take, isDead } = takeTurns((error) => void told.push(error.message))
    let reached = 0
    const first = take(async () => {
      throw panic()
    })
    const waiting = [1, 2, 3].map(() => take(async () => reached++))
    const outcomes = await Promise.allSettled([first, ...waiting])
    expect(outcomes.map((it) => it.status)).toEqual(Array(4).fill('rejected'))
    expect(reached).toBe(0)
    expect(isDead()).toBe(true)
    expect(told).toEqual([
      'The embedded database has stopped (could not write to file "pg_wal/xlogtemp.42"). Is the disk full? Start again.',
    ])
  })
})
