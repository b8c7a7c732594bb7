import { move, type Point, pointAt } from './geometry.ts'

/** Joints of one arm and one leg in degrees; 0 is how one stands at attention, looking right. */
export interface Limbs {
  /** Knee forward and up; the lower back takes part in far bends. */
  hip: number
  /** Heel towards the bottom. */
  knee: number
  /** Toes down; negative: towards the shin. */
  ankle: number
  /** Arm forward and up. */
  shoulder: number
  /** Hand towards the shoulder. */
  elbow: number
  /** Hand forward of the line of the forearm. */
  wrist: number
}

/** What the hand touches, instead of angles of shoulder and elbow: a joint of the same person, or a point beside it. */
export interface Reach {
  joint: 'hip' | 'chest' | 'head' | 'nape' | 'knee' | 'ankle' | 'toe' | 'hand' | 'far-knee' | 'far-ankle'
  by?: [x: number, y: number]
}

export type LimbPose = Partial<Limbs> & { reach?: Reach }

/** A person seen from the side, by their joints. */
export interface SidePose {
  /** How far the upper body leans forward: 0 upright, 90 on all fours, -90 on the back. */
  trunk: number
  /** Neck and head, forward of the line of the body below. */
  neck?: number
  head?: number
  /** How far the back is rounded; negative: hollow. */
  round?: number
  near?: LimbPose
  /** Where it differs from the near side. */
  far?: LimbPose
  /** Share of a near limb's length that is seen, where it points towards the reader. */
  seen?: { thigh?: number; shin?: number; forearm?: number }
}

/** What people can do without harm; the tests hold every pose to it. */
export const ranges: Record<keyof Limbs, [least: number, most: number]> = {
  hip: [-50, 160],
  knee: [0, 150],
  ankle: [-30, 60],
  shoulder: [-60, 180],
  elbow: [0, 150],
  wrist: [-85, 85],
}

export const lengths = {
  trunk: 60,
  neck: 17,
  head: 13,
  thigh: 49,
  shin: 47,
  foot: 19,
  upperArm: 34,
  forearm: 32,
  hand: 9,
}

const legJoints = ['knee', 'ankle', 'heel', 'toe'] as const
const armJoints = ['elbow', 'wrist', 'hand'] as const
type LimbJoint = (typeof legJoints)[number] | (typeof armJoints)[number]
export type SideJoint = 'hip' | 'shoulder' | 'chest' | 'nape' | 'head' | LimbJoint | `far-${LimbJoint}`

/** Joints in the picture. */
export type SideFigure = Record<SideJoint, Point>

const standing: Limbs = { hip: 0, knee: 0, ankle: 0, shoulder: 0, elbow: 0, wrist: 0 }

/** The direction in which the head stands: degrees clockwise from straight up, as all directions here. */
export const headDirection = ({ trunk, neck = 0, head = 0 }: SidePose) => trunk + neck + head

/** The joints of a pose with the hip at 0, 0, and its angles where some were found by what the hands reach. */
export function solveSide(pose: SidePose): { joints: SideFigure; near: Limbs; far: Limbs } {
  const { trunk, neck = 0, seen = {} } = pose
  const hip = { x: 0, y: 0 }
  const chest = pointAt(hip, trunk, lengths.trunk)
  const shoulder = pointAt(hip, trunk, lengths.trunk - 8)
  const nape = pointAt(chest, trunk + neck, lengths.neck)
  const head = pointAt(nape, headDirection(pose), 8)
  const near = { ...standing, ...pose.near }
  // Angles of a far arm count more than what the near hand reaches.
  const far = { ...near, ...(pose.far?.shoulder !== undefined && { reach: undefined }), ...pose.far }
  const nearLeg = solveLeg(hip, trunk, near, seen.thigh, seen.shin)
  const farLeg = named(solveLeg(hip, trunk, far))
  const body = { hip, shoulder, chest, nape, head, ...nearLeg, ...farLeg }
  const arm = (limbs: Limbs & { reach?: Reach | undefined }, targets: Targets, forearm?: number) => {
    const angles = limbs.reach ? { ...limbs, ...reachFor(shoulder, trunk, targetOf(limbs.reach, targets)) } : limbs
    return { angles, joints: solveArm(shoulder, trunk, angles, forearm) }
  }
  const nearArm = arm(near, { ...body, hand: shoulder }, seen.forearm)
  const farArm = arm(far, { ...body, hand: nearArm.joints.hand })
  return {
    joints: { ...body, ...nearArm.joints, ...named(farArm.joints) },
    near: nearArm.angles,
    far: farArm.angles,
  }
}

function solveLeg(
  hip: Point,
  trunk: number,
  side: Limbs,
  thigh = 1,
  shin = 1,
): Record<(typeof legJoints)[number], Point> {
  const thighTo = trunk + 180 - side.hip
  const shinTo = thighTo + side.knee
  const footTo = shinTo - 90 + side.ankle
  const knee = pointAt(hip, thighTo, lengths.thigh * thigh)
  const ankle = pointAt(knee, shinTo, lengths.shin * shin)
  const heel = pointAt(pointAt(ankle, footTo + 180, 4), footTo + 90, 4)
  return { knee, ankle, heel, toe: pointAt(heel, footTo, lengths.foot) }
}

function solveArm(shoulder: Point, trunk: number, side: Limbs, seen = 1): Record<(typeof armJoints)[number], Point> {
  const armTo = trunk + 180 - side.shoulder
  const forearmTo = armTo - side.elbow
  const elbow = pointAt(shoulder, armTo, lengths.upperArm)
  const wrist = pointAt(elbow, forearmTo, lengths.forearm * seen)
  return { elbow, wrist, hand: pointAt(wrist, forearmTo - side.wrist, lengths.hand) }
}

type Targets = Record<Reach['joint'], Point>

function targetOf({ joint, by: [x, y] = [0, 0] }: Reach, targets: Targets): Point {
  return move(targets[joint], { x, y })
}

/** Angles of shoulder and elbow that bring the hand to a point, or as near as the arm is long. */
function reachFor(shoulder: Point, trunk: number, target: Point): Pick<Limbs, 'shoulder' | 'elbow' | 'wrist'> {
  const [upper, lower] = [lengths.upperArm, lengths.forearm + lengths.hand]
  const wanted = Math.hypot(target.x - shoulder.x, target.y - shoulder.y)
  const distance = Math.min(Math.max(wanted, 22), upper + lower - 0.5)
  const towards = degrees(Math.atan2(target.x - shoulder.x, shoulder.y - target.y))
  const atShoulder = degrees(Math.acos((upper ** 2 + distance ** 2 - lower ** 2) / (2 * upper * distance)))
  const atElbow = degrees(Math.acos((upper ** 2 + lower ** 2 - distance ** 2) / (2 * upper * lower)))
  const flexion = trunk + 180 - (towards + atShoulder)
  return { shoulder: ((flexion + 540) % 360) - 180, elbow: 180 - atElbow, wrist: 0 }
}

const degrees = (radians: number) => (radians * 180) / Math.PI

const named = <T extends string>(joints: Record<T, Point>) =>
  Object.fromEntries(Object.entries(joints).map(([name, point]) => [`far-${name}`, point])) as Record<`far-${T}`, Point>

/** Half the thickness of the body at its joints: what touches the floor lies this far below them. */
export const thickness: Partial<Record<SideJoint, number>> = {
  hip: 14,
  chest: 12,
  shoulder: 14,
  head: lengths.head,
  knee: 9,
  'far-knee': 9,
  heel: 5,
  toe: 5,
  'far-heel': 5,
  'far-toe': 5,
  elbow: 6,
  'far-elbow': 6,
  wrist: 5,
  hand: 4,
  'far-wrist': 5,
  'far-hand': 4,
}
