import { type Drawing, placePoses } from './drawing.ts'
import { lookOf } from './looks.ts'
import { Picture } from './picture.tsx'
import { SidePerson } from './side-figure.tsx'
import { type SideJoint, type SidePose, solveSide, thickness } from './side-pose.ts'

export type SideDrawing = Drawing<SidePose, SideJoint>

/** An exercise seen from the side. `turn` decides who does it. */
export function SidePicture({ drawing, turn }: { drawing: SideDrawing; turn: number }) {
  const placed = placePoses(drawing, (pose) => solveSide(pose).joints, thickness)
  return (
    <Picture
      drawing={drawing}
      placed={placed}
      shape={placed.start && drawing.start && <SidePerson joints={placed.start} pose={drawing.start} />}
      person={<SidePerson joints={placed.end} pose={drawing.end} look={lookOf(turn)} />}
    />
  )
}
