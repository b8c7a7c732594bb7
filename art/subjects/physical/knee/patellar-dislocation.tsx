import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, fjord, sand, sky } from '../../../kit/colours.ts'
import { KneeBones, Kneecap } from '../../../kit/joints.tsx'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** A kneecap that has slipped to the side. */
export function PatellarDislocation() {
  return (
    <>
      <Backdrop wall={sand} disc={sky} />
      <KneeBones x={250} y={206} />
      <path
        d="M250 128q36 0 36 32-6 36-36 48-30-12-36-48 0-32 36-32Z"
        fill="none"
        stroke={fjord}
        strokeWidth="5"
        strokeDasharray="7 10"
      />
      <Kneecap x={350} y={176} turn={18} scale={1.1} />
      <Stroke d="M290 110h50m-18-16 20 16-20 16" colour={coral} width={10} />
      <Pain x={352} y={176} r={11} />
    </>
  )
}
