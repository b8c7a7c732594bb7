import { Backdrop } from '../../../kit/backdrop.tsx'
import { blood, bone, mist, sand, sun } from '../../../kit/colours.ts'
import { ShoulderJoint } from '../../../kit/joints.tsx'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** Nerves and vessels that pass below the collarbone into the arm. */
export function ThoracicOutlet() {
  return (
    <>
      <Backdrop wall={mist} disc={sand} />
      <g transform="translate(560 0) scale(-1 1)">
        <ShoulderJoint skin="brown" />
        <Stroke d="M100 20q20 100 110 124t150 70 40 210" colour={sun} width={11} />
        <Stroke d="M80 40q20 100 120 130t140 60 30 200" colour={blood} width={9} />
        <Stroke d="M96 130q60-30 120 0t110 10" colour={bone} width={25} />
        <Pain x={200} y={140} r={14} />
        <Stroke d="m430 350 30-10m-26 46 34 4" colour={sun} width={8} />
      </g>
    </>
  )
}
