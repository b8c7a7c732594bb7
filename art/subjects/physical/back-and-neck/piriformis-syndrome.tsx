import { Backdrop } from '../../../kit/backdrop.tsx'
import { Pelvis } from '../../../kit/bones.tsx'
import { bone, mist, muscle, sky, sun } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** A tight muscle deep in the buttock that presses on the nerve. */
export function PiriformisSyndrome() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} />
      <Pelvis x={240} y={190} scale={1.15} />
      <path d="M262 190q60-20 150 40 10 30-20 30-90-20-140-20Z" fill={muscle} />
      <Stroke d="M420 250q40 10 30 60l-10 110" colour={bone} width={36} />
      <Stroke d="M280 150q40 40 40 90t10 190" colour={sun} width={15} />
      <Pain x={322} y={222} r={15} />
    </>
  )
}
