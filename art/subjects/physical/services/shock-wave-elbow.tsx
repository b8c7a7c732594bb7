import { Applicator } from '../../../kit/applicator.tsx'
import { Backdrop } from '../../../kit/backdrop.tsx'
import { BentArm } from '../../../kit/bones.tsx'
import { blush, coral, mist, sun } from '../../../kit/colours.ts'
import { ScanScreen } from '../../../kit/scan.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** Shock waves on the outside of an elbow. */
export function ShockWaveElbow() {
  return (
    <>
      <Backdrop wall={mist} disc={blush} />
      <BentArm skin="dark" sleeve={sun} />
      <Applicator x={156} y={270} turn={-62} scale={0.9} />
      <ScanScreen x={450} y={326} scale={0.8}>
        <Stroke d="M-60 20q20-60 40 0t40 0 40 0" colour={coral} width={7} />
      </ScanScreen>
    </>
  )
}
