import { move, moveJoints, type Point, tenth } from './geometry.ts'

/** A drawing of an exercise as data: where the movement begins, where it ends, and what is used. */
export interface Drawing<Pose, Joint extends string> {
  /** Where the movement begins; left out where nothing moves. */
  start?: Pose
  end: Pose
  /** The joint that stays where it is; left out: the person stands on the floor in both poses, hip above hip. */
  hold?: Joint
  /** How far the lowest point of the person is above the floor: on a step or a bed. */
  lift?: number
  /** How far the person is moved to make room for a thing. */
  shift?: number
  /** Seen from above: the floor fills the picture. */
  isFromAbove?: boolean
  things?: Thing<Joint>[]
  arrows?: Arrow<Joint>[]
  /** The part that matters, enlarged around a joint. */
  zoom?: { joint: Joint; scale: number }
}

/** How a joint moves: from its place in the first pose to that in the second, or `by` so much from the second. */
export interface Arrow<Joint extends string> {
  joint: Joint
  by?: [x: number, y: number]
  /** Where it is drawn instead of over the joint. */
  beside?: [x: number, y: number]
  /** How far it is bent, to the left of its direction. */
  bend?: number
  /** To and fro. */
  isBoth?: boolean
}

/** A joint, a point beside one, or a point of the picture. */
export type Place<Joint extends string> = Joint | { joint: Joint; by: [x: number, y: number] } | Point

/** What the person uses, placed by their joints in the second pose. */
export type Thing<Joint extends string> =
  | { kind: 'mat' }
  | { kind: 'chair'; under: Joint; by?: [x: number, y: number]; isTurned?: boolean; hasBack?: boolean }
  | { kind: 'wall'; at: Joint; by?: number }
  | { kind: 'step'; under: Joint; height: number; from: number; to: number }
  | { kind: 'table'; under: Joint; from: number; to: number; by?: number }
  | { kind: 'bed' }
  | { kind: 'line'; from: Place<Joint>; to: Place<Joint>; as: 'band' | 'towel' | 'gaze' }
  | { kind: 'roll'; at: Joint; by: [x: number, y: number] }
  | { kind: 'ball'; at: Joint; r: number; by?: [x: number, y: number] }
  | { kind: 'weight'; at: Joint }
  | { kind: 'thumb'; at: Joint }

export const floor = 208
const middle = 160
/** A person who lies is low: the picture has room to show them larger, but not as large as one likes. */
const largest = 1.5

export type Joints<Joint extends string> = Record<Joint, Point>

/** Both poses with their joints where they stand in the picture, and how much it is enlarged over the floor. */
export interface Placed<Joint extends string> {
  start?: Joints<Joint>
  end: Joints<Joint>
  scale: number
}

/** Places both poses on the floor and in the middle of the picture. */
export function placePoses<Pose, Joint extends string>(
  { start, end, hold, lift = 0, shift = 0 }: Drawing<Pose, Joint>,
  solve: (pose: Pose) => Joints<Joint>,
  thickness: Partial<Record<Joint, number>>,
): Placed<Joint> {
  const first = start && stand(solve(start), thickness, lift)
  const solved = solve(end)
  const last =
    first && hold
      ? moveJoints(solved, { x: first[hold].x - solved[hold].x, y: first[hold].y - solved[hold].y })
      : stand(solved, thickness, lift)
  const points = [last, ...(first ? [first] : [])].flatMap((joints) => Object.values<Point>(joints))
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
  const by = { x: middle + shift - (left + right) / 2, y: 0 }
  const height = floor - Math.min(...points.map(({ y }) => y))
  const scale = Math.min(largest, 190 / (height + 18), 262 / (right - left + 24))
  return { ...(first && { start: moveJoints(first, by) }), end: moveJoints(last, by), scale: tenth(scale) }
}

function stand<Joint extends string>(
  joints: Joints<Joint>,
  thickness: Partial<Record<Joint, number>>,
  lift: number,
): Joints<Joint> {
  const lowest = Math.max(...Object.entries<Point>(joints).map(([name, { y }]) => y + (thickness[name as Joint] ?? 0)))
  return moveJoints(joints, { x: 0, y: floor - lift - lowest })
}

/** The ends of an arrow. */
export function arrowEnds<Joint extends string>(
  { joint, by, beside: [x, y] = [0, 0] }: Arrow<Joint>,
  { start, end }: Placed<Joint>,
): { from: Point; to: Point } {
  const last = end[joint]
  const from = by || !start ? last : start[joint]
  const to = by ? move(last, { x: by[0], y: by[1] }) : last
  return { from: move(from, { x, y }), to: move(to, { x, y }) }
}
