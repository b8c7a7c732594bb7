import { describe, expect, it } from 'vitest'
import { floor, placePoses } from './drawing.ts'
import { fromFront, fromSide } from './exercise-pictures.tsx'
import { frontRanges, frontThickness, solveFront } from './front-pose.ts'
import { type Limbs, ranges, solveSide, thickness } from './side-pose.ts'

const within = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most

describe.each(Object.entries(fromSide))('%s', (_, drawing) => {
  const poses = [drawing.start, drawing.end].filter((pose) => pose !== undefined)

  it('asks no joint for more than people can do', () => {
    for (const { near, far } of poses.map(solveSide))
      for (const limbs of [near, far])
        for (const joint of Object.keys(ranges) as (keyof Limbs)[])
          expect(within(limbs[joint], ranges[joint]), `${joint} ${limbs[joint]}`).toBe(true)
  })

  it('stands on the floor and not below it', () => {
    const { start, end } = placePoses(drawing, (pose) => solveSide(pose).joints, thickness)
    for (const joints of [start, end])
      for (const [joint, { y }] of Object.entries(joints ?? {}))
        expect(y + (thickness[joint as keyof typeof thickness] ?? 0), joint).toBeLessThan(floor + 7)
  })
})

describe.each(Object.entries(fromFront))('%s', (_, drawing) => {
  it('asks no joint for more than people can do', () => {
    for (const pose of [drawing.start, drawing.end])
      for (const limbs of [pose?.left, pose?.right])
        for (const joint of ['arm', 'elbow', 'leg', 'knee'] as const)
          expect(within(limbs?.[joint] ?? 0, frontRanges[joint]), `${joint} ${limbs?.[joint]}`).toBe(true)
    expect(within(drawing.end.head ?? 0, frontRanges.head)).toBe(true)
  })

  it('stands on the floor and not below it', () => {
    const { end } = placePoses(drawing, solveFront, frontThickness)
    for (const [joint, { y }] of Object.entries(end))
      expect(y + (frontThickness[joint as keyof typeof frontThickness] ?? 0), joint).toBeLessThan(floor + 7)
  })
})

it('a hand reaches what it is said to touch', () => {
  const { joints } = solveSide({ trunk: 0, near: { hip: 90, knee: 90, reach: { joint: 'knee' } } })
  expect(Math.hypot(joints.hand.x - joints.knee.x, joints.hand.y - joints.knee.y)).toBeLessThan(1)
})

it('a bent elbow brings the hand forward, a bent knee the heel back', () => {
  const straight = solveSide({ trunk: 0 }).joints
  const bent = solveSide({ trunk: 0, near: { elbow: 90, knee: 90 } }).joints
  expect(bent.hand.x).toBeGreaterThan(straight.hand.x + 20)
  expect(bent.ankle.x).toBeLessThan(straight.ankle.x - 20)
})
