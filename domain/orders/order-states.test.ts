import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  mayPatientCancel,
  nextStates,
  type OrderState,
  type OrderWay,
  orderStates,
  orderWays,
  plannedStates,
} from './order-states.ts'

const way = fc.constantFrom(...orderWays)

/** The states that an order goes through when staff choose among the possible ones. */
function walk(way: OrderWay, choices: readonly number[]): OrderState[] {
  const states: OrderState[] = ['ordered']
  for (const choice of choices) {
    const possible = nextStates(way, states.at(-1)!)
    if (possible.length === 0) break
    states.push(possible[choice % possible.length]!)
  }
  return states
}

const walks = fc
  .tuple(way, fc.array(fc.nat(), { minLength: 8, maxLength: 8 }))
  .map(([way, choices]) => ({ way, states: walk(way, choices) }))

describe('an order', () => {
  it('is in no state twice, and ends with a result or cancelled, whatever staff do', () => {
    fc.assert(
      fc.property(walks, ({ states }) => {
        expect(new Set(states).size).toBe(states.length)
        expect(['result-ready', 'cancelled']).toContain(states.at(-1))
      }),
    )
  })

  it('has a result only after its sample was handed in, and that only after the patient got the test', () => {
    fc.assert(
      fc.property(walks, ({ way, states }) => {
        const planned = states.filter((it) => it !== 'cancelled')
        expect(planned).toEqual(plannedStates(way).slice(0, planned.length))
      }),
    )
  })

  it('is never sent if it is collected, nor the other way round', () => {
    fc.assert(
      fc.property(walks, ({ way, states }) => {
        expect(states).not.toContain(way === 'post' ? 'collected' : 'sent')
      }),
    )
  })

  it('that cannot exist leads nowhere', () => {
    expect([nextStates('collect', 'sent'), nextStates('post', 'collected')]).toEqual([[], []])
  })

  it('is cancelled by the patient only before it has left us, by staff until its result is there', () => {
    expect(orderStates.filter(mayPatientCancel)).toEqual(['ordered'])
    for (const way of orderWays) {
      const cancellable = orderStates.filter((it) => nextStates(way, it).includes('cancelled'))
      expect(cancellable).toEqual(plannedStates(way).slice(0, -1))
    }
  })
})
