import { type Point, pointAt } from './geometry.ts'
import { lengths } from './side-pose.ts'

/** One arm and one leg seen from the front, in degrees; 0 is how one stands at attention. */
export interface FrontLimbs {
  /** Arm away from the body. */
  arm: number
  /** Forearm further outwards and up; negative: across the body. */
  elbow: number
  /** Leg away from the body; negative: across the other. */
  leg: number
  /** Shin inwards, towards the other side; negative: outwards. */
  knee: number
  /** Share of the length that is seen, where the limb points towards the reader. */
  upperArmSeen?: number
  forearmSeen?: number
  thighSeen?: number
  shinSeen?: number
}

/** A person who looks at the reader, by their joints. Left and right are those of the picture. */
export interface FrontPose {
  /** How far the upper body leans to the right; 90 and -90: lying on the side, or seen from above. */
  trunk: number
  /** How far the head tilts further. */
  head?: number
  /** Where the face is turned: -1 left, 1 right. */
  turn?: number
  left?: Partial<FrontLimbs>
  right?: Partial<FrontLimbs>
}

/** What people can do without harm; the tests hold every pose to it. */
export const frontRanges = {
  arm: [-30, 180],
  elbow: [-150, 150],
  leg: [-30, 50],
  knee: [-100, 150],
  head: [-45, 45],
} as const

const sides = ['left', 'right'] as const
type Side = (typeof sides)[number]
type FrontLimbJoint = 'shoulder' | 'elbow' | 'hand' | 'hip' | 'knee' | 'ankle' | 'toe'
export type FrontJoint = 'middle' | 'chest' | 'head' | `${Side}-${FrontLimbJoint}`
export type FrontFigure = Record<FrontJoint, Point>

const standing: FrontLimbs = { arm: 8, elbow: 0, leg: 3, knee: 0 }

/** Joints of a pose with the middle of the hips at 0, 0. */
export function solveFront(pose: FrontPose): FrontFigure {
  const { trunk, head = 0 } = pose
  const middle = { x: 0, y: 0 }
  const chest = pointAt(middle, trunk, lengths.trunk)
  const limbs = sides.flatMap((side) => {
    const out = side === 'right' ? 1 : -1
    const full = { ...standing, ...pose[side] }
    const shoulder = pointAt(pointAt(middle, trunk, lengths.trunk - 7), trunk + 90 * out, 17)
    const armTo = trunk + 180 - full.arm * out
    const elbow = pointAt(shoulder, armTo, lengths.upperArm * (full.upperArmSeen ?? 1))
    const hand = pointAt(elbow, armTo - full.elbow * out, (lengths.forearm + lengths.hand) * (full.forearmSeen ?? 1))
    const hip = pointAt(middle, trunk + 90 * out, 9)
    const thighTo = trunk + 180 - full.leg * out
    const knee = pointAt(hip, thighTo, lengths.thigh * (full.thighSeen ?? 1))
    const shinTo = thighTo + full.knee * out
    const ankle = pointAt(knee, shinTo, lengths.shin * (full.shinSeen ?? 1))
    const toe = pointAt(pointAt(ankle, shinTo, 6), shinTo - 90 * out, 5)
    const joints = { shoulder, elbow, hand, hip, knee, ankle, toe }
    return Object.entries(joints).map(([name, point]) => [`${side}-${name}`, point] as const)
  })
  const headAt = pointAt(chest, trunk + head, lengths.neck + 6)
  return { middle, chest, head: headAt, ...Object.fromEntries(limbs) } as FrontFigure
}

/** Half the thickness of the body at its joints. */
export const frontThickness: Partial<Record<FrontJoint, number>> = {
  head: lengths.head,
  'left-shoulder': 7,
  'right-shoulder': 7,
  'left-hip': 11,
  'right-hip': 11,
  'left-knee': 10,
  'right-knee': 10,
  'left-toe': 5,
  'right-toe': 5,
  'left-elbow': 6,
  'right-elbow': 6,
  'left-hand': 5,
  'right-hand': 5,
}
