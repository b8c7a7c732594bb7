import { Backdrop } from '../../../kit/backdrop.tsx'
import { blood, coral, mist, sky } from '../../../kit/colours.ts'
import { ShoulderJoint } from '../../../kit/joints.tsx'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** A torn tendon over the ball of the shoulder. */
export function RotatorCuffTear() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} />
      <ShoulderJoint skin="brown" />
      <Stroke d="M210 190q40-50 90-44" colour={blood} width={28} />
      <Stroke d="m300 146 16 10m12-16 8 16m-32 10 12-2" colour={coral} width={9} />
      <Pain x={334} y={152} r={15} />
      <path d="m470 60 26 26-44 10 20 40" fill="none" stroke={coral} strokeWidth="10" strokeLinejoin="round" />
    </>
  )
}
