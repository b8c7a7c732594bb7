import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adviseTherapist, therapistReasons } from './therapist.ts'

describe('physiotherapist or chiropractor', () => {
  // The reference is the booking's own explainer: messages/booking/therapist-explainer.ts.
  it.each([
    [['recovery'], 'physiotherapist'],
    [['limb-joint'], 'physiotherapist'],
    [['osteoarthritis'], 'physiotherapist'],
    [['exercises'], 'physiotherapist'],
    [['sudden-spine'], 'chiropractor'],
    [['stiff-joints'], 'chiropractor'],
    [['neck-headache'], 'chiropractor'],
  ] as const)('sends %s to a %s', (reasons, advice) => expect(adviseTherapist(reasons)).toBe(advice))

  it('finds either of them right when the reasons are even', () => {
    expect(adviseTherapist(['exercises', 'sudden-spine'])).toBe('either')
  })

  it('goes by the greater part of several reasons', () => {
    expect(adviseTherapist(['exercises', 'limb-joint', 'stiff-joints'])).toBe('physiotherapist')
  })

  it('sends everybody who is dizzy to a doctor first, whatever else they have', () => {
    fc.assert(
      fc.property(fc.subarray([...therapistReasons]), (reasons) => {
        expect(adviseTherapist(reasons) === 'doctor').toBe(reasons.includes('dizzy'))
      }),
    )
  })

  it('does not depend on the order of the reasons', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...therapistReasons]), (reasons) => {
        expect(adviseTherapist(reasons)).toBe(adviseTherapist(reasons.toReversed()))
      }),
    )
  })
})
