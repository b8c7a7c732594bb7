import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kioskFlow } from '../../flows/kiosk.ts'
import { type Activity, readIdleClock } from './idle-clock.ts'

const times = kioskFlow.sharedDevice!
const at = (seconds: number, activity: Activity) => readIdleClock(seconds * 1000, activity, times)

describe('a kiosk that nobody touches', () => {
  it('asks after a minute whether somebody is still there, and ends the visit 20 seconds later', () => {
    expect(at(59.9, 'booking').phase).toBe('active')
    expect(at(60, 'booking')).toEqual({ phase: 'warning', left: 20_000 })
    expect(at(79.9, 'booking').phase).toBe('warning')
    expect(at(80, 'booking').phase).toBe('over')
  })

  it('gives the SMS with the code another minute', () => {
    expect(at(119.9, 'code').phase).toBe('active')
    expect(at(120, 'code')).toEqual({ phase: 'warning', left: 20_000 })
    expect(at(140, 'code').phase).toBe('over')
  })

  it('asks nobody on the first screen and on the last', () => {
    expect([at(59.9, 'welcome').phase, at(60, 'welcome').phase]).toEqual(['active', 'over'])
    expect([at(29.9, 'done').phase, at(30, 'done').phase]).toEqual(['active', 'over'])
  })

  it('never goes back by itself, and counts down to each change', () => {
    const order = ['active', 'warning', 'over']
    const activities = fc.constantFrom<Activity>('welcome', 'booking', 'code', 'done')
    fc.assert(
      fc.property(fc.nat(200_000), fc.nat(200_000), activities, (a, b, activity) => {
        const [early, late] = [Math.min(a, b), Math.max(a, b)].map((it) => readIdleClock(it, activity, times))
        expect(order.indexOf(early!.phase)).toBeLessThanOrEqual(order.indexOf(late!.phase))
        if (early!.phase === late!.phase && early!.phase !== 'over')
          expect(early!.left).toBeGreaterThanOrEqual(late!.left)
      }),
    )
  })
})
