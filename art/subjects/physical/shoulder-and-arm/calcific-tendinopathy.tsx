import { Backdrop } from '../../../kit/backdrop.tsx'
import { mist, muscle, sky } from '../../../kit/colours.ts'
import { Dots } from '../../../kit/dots.tsx'
import { ShoulderJoint } from '../../../kit/joints.tsx'
import { Lens } from '../../../kit/lens.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** A small deposit of chalk in the tendon. */
export function CalcificTendinopathy() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} x={250} />
      <ShoulderJoint skin="dark" />
      <Stroke d="M204 196q50-60 130-46 44 10 58 46" colour={muscle} width={24} />
      <g fill="#fff">
        <circle cx="340" cy="150" r="14" />
        <circle cx="358" cy="158" r="10" />
        <circle cx="326" cy="144" r="8" />
      </g>
      <Lens x={462} y={260} scale={0.72} glass={muscle}>
        <Dots at="-20 -10 24, 16 -22 18, 14 18 26, -26 28 14, 44 4 12" fill="#fff" />
      </Lens>
    </>
  )
}
