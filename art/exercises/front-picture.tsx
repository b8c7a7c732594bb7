import { type Drawing, placePoses } from './drawing.ts'
import { FrontPerson } from './front-figure.tsx'
import { type FrontJoint, type FrontPose, frontThickness, solveFront } from './front-pose.ts'
import { lookOf } from './looks.ts'
import { Picture } from './picture.tsx'

export type FrontDrawing = Drawing<FrontPose, FrontJoint>

/** An exercise seen from the front, or from above where somebody lies. `turn` decides who does it. */
export function FrontPicture({ drawing, turn }: { drawing: FrontDrawing; turn: number }) {
  const placed = placePoses(drawing, solveFront, frontThickness)
  return (
    <Picture
      drawing={drawing}
      placed={placed}
      shape={placed.start && drawing.start && <FrontPerson joints={placed.start} pose={drawing.start} />}
      person={<FrontPerson joints={placed.end} pose={drawing.end} look={lookOf(turn)} />}
    />
  )
}
