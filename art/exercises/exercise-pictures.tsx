import type { ComponentType } from 'react'
import { AnklePumps, ShortFoot, ToePullStretch, TowelScrunch } from './close-ups/foot.tsx'
import { ForearmTurn, GripSqueeze, TendonGlide } from './close-ups/hand.tsx'
import { JawOpening, JawRest } from './close-ups/jaw.tsx'
import { type FrontDrawing, FrontPicture } from './front-picture.tsx'
import { back } from './poses/back.ts'
import { foot } from './poses/foot.ts'
import { front } from './poses/front.ts'
import { knee } from './poses/knee.ts'
import { shoulder } from './poses/shoulder.ts'
import { type SideDrawing, SidePicture } from './side-picture.tsx'

export const fromSide: Record<string, SideDrawing> = { ...back, ...shoulder, ...knee, ...foot }
export const fromFront: Record<string, FrontDrawing> = front

const pictures = <D,>(drawings: Record<string, D>, Picture: ComponentType<{ drawing: D; turn: number }>) =>
  Object.fromEntries(
    Object.entries(drawings).map(([id, drawing], turn) => [id, () => <Picture drawing={drawing} turn={turn} />]),
  )

/** The picture of each exercise of content/exercises.yaml, by its id. */
export const exercisePictures: Record<string, ComponentType> = {
  ...pictures(fromSide, SidePicture),
  ...pictures(fromFront, FrontPicture),
  'ankle-pumps': AnklePumps,
  'forearm-turn': ForearmTurn,
  'grip-squeeze': GripSqueeze,
  'jaw-opening': JawOpening,
  'jaw-rest': JawRest,
  'short-foot': ShortFoot,
  'tendon-glide': TendonGlide,
  'toe-pull-stretch': ToePullStretch,
  'towel-scrunch': TowelScrunch,
}
