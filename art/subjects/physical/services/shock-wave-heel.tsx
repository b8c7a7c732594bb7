import { Applicator } from '../../../kit/applicator.tsx'
import { Backdrop } from '../../../kit/backdrop.tsx'
import { LowerLeg } from '../../../kit/bones.tsx'
import { leaf, mist, sky } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'

/** Shock waves under a sore heel. */
export function ShockWaveHeel() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} />
      <g transform="translate(0 -126)">
        <LowerLeg skin="light" trousers={leaf} />
      </g>
      <Pain x={346} y={226} r={13} />
      <Applicator x={346} y={286} turn={180} scale={0.8} />
    </>
  )
}
