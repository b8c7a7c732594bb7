import { describe, expect, it } from 'vitest'
import { describeRun } from './describe-run.ts'
import { engines } from './plan/faults.ts'
import { runFaults } from './run-faults.ts'

describe.each(engines)('a chain of real processes that is broken for a quarter of a minute, on %s', (engine) => {
  it('loses and doubles nothing, and works again', { timeout: 900_000 }, async () => {
    const lines: string[] = []
    const result = await runFaults({ engine, seconds: 15, seed: 33, log: (line) => lines.push(line) })
    const told = [...lines, describeRun(result)].join('\n')
    expect(result.violations, told).toEqual([])
    expect(result.faults.size, told).toBeGreaterThan(1)
    expect(result.compared.bookings, told).toBeGreaterThan(0)
    expect(result.compared.messages, told).toBeGreaterThan(0)
  })
})
