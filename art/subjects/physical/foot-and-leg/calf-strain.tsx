import { Backdrop } from '../../../kit/backdrop.tsx'
import { LowerLeg } from '../../../kit/bones.tsx'
import { coral, denim, leaf, mist, muscle } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'
import { SunDisc } from '../../../kit/things.tsx'

/** A sudden pull in the calf on a run. */
export function CalfStrain() {
  return (
    <>
      <Backdrop wall={mist} floor={leaf} />
      <SunDisc x={90} y={80} r={40} />
      <LowerLeg skin="dark" trousers={coral} />
      <path d="M360 40q40 60 16 130-30 40-44 20-10-90 28-150Z" fill={muscle} opacity=".85" />
      <Stroke d="m346 112 16 12-8 12 20 8-6 12" colour="#fff" width={6} />
      <Pain x={366} y={128} r={13} />
      <path d="M82 356q20-30 80-40 60-16 80-50h140l36 84q10 42-22 46H110q-34-2-28-40Z" fill={denim} />
      <path d="M80 380h340q0 22-24 22H108q-28-2-28-22Z" fill="#fff" />
      <Stroke d="m190 312 26 24m0-44 28 26" colour="#fff" width={7} />
    </>
  )
}
