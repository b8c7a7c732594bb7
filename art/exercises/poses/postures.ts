import type { LimbPose, SidePose } from '../side-pose.ts'

/** Postures that many exercises begin with. */

/** A leg with the knee bent and the foot flat, on one's back. */
export const crookLeg: LimbPose = { hip: 42, knee: 93, ankle: 39 }
/** A leg straight on the floor, on one's back. */
export const flatLeg: LimbPose = { hip: -3, knee: 0, ankle: 4 }

/** On one's back with bent knees. */
export const onBack: SidePose = { trunk: -90, near: { ...crookLeg, shoulder: -6 } }
/** On hands and knees. */
export const onAllFours: SidePose = {
  trunk: 77,
  neck: 8,
  near: { hip: 77, knee: 97, ankle: 58, shoulder: 77, wrist: 85 },
}
export const standingUpright: SidePose = { trunk: 0, near: { hip: 0, shoulder: -4, elbow: 8 } }
/** On a chair with the feet under the knees. */
export const sitting: SidePose = { trunk: 0, near: { hip: 90, knee: 90, shoulder: 18, elbow: 40 } }
