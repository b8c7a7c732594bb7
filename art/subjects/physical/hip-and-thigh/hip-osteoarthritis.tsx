import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, mist, sand, wood } from '../../../kit/colours.ts'
import { Dots } from '../../../kit/dots.tsx'
import { HipJoint } from '../../../kit/joints.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** A hip joint with worn cartilage and rough edges. */
export function HipOsteoarthritis() {
  return (
    <>
      <Backdrop wall={mist} disc={sand} />
      <HipJoint x={260} y={200} scale={1.05}>
        <path d="M-56-16q10-44 50-46" fill="none" stroke={coral} strokeWidth="13" strokeLinecap="round" />
        <Dots at="-52 20 11, -40 40 9, 44 -32 10, 30 -48 8, -14 -60 7, 54 -14 8" fill={wood} />
      </HipJoint>
      <circle cx="262" cy="196" r="96" fill="none" stroke={coral} strokeWidth="6" strokeDasharray="10 14" />
      <Stroke d="M486 390V170q0-40-36-40t-36 30" colour={wood} width={15} />
    </>
  )
}
