import { Backdrop } from '../../../kit/backdrop.tsx'
import { Pelvis } from '../../../kit/bones.tsx'
import { coral, mist, sky } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** The joint between the spine and the pelvis. */
export function SacroiliacJointPain() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} />
      <Pelvis x={280} y={220} scale={1.35} />
      <Pain x={222} y={190} r={18} />
      <Stroke d="M200 210q-60 60-60 150" colour={coral} width={10} dash="2 18" />
    </>
  )
}
