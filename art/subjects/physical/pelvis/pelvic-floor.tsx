import { Backdrop } from '../../../kit/backdrop.tsx'
import { Pelvis } from '../../../kit/bones.tsx'
import { blush, coral, sand } from '../../../kit/colours.ts'
import { Stroke } from '../../../kit/stroke.tsx'

/** The muscles that carry, drawn up like a hammock. */
export function PelvicFloor() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} />
      <Pelvis x={280} y={190} scale={1.2} />
      <path d="M150 270q130 90 260 0-10 100-130 110-120-10-130-110Z" fill={coral} />
      <Stroke d="M180 300q100 60 200 0m-180 34q80 40 160 0" colour="#fff" width={7} opacity={0.5} />
      <Stroke d="M280 360v-70m-22 24 22-26 22 26" colour="#fff" width={11} />
    </>
  )
}
