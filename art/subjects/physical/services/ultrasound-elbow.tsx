import { Backdrop } from '../../../kit/backdrop.tsx'
import { BentArm } from '../../../kit/bones.tsx'
import { blush, coral, lamp, leaf, sand, slate } from '../../../kit/colours.ts'
import { Probe, ScanScreen } from '../../../kit/scan.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** The probe on an elbow, with the tendon on the screen. */
export function UltrasoundElbow() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} />
      <BentArm skin="tan" sleeve={leaf} />
      <Probe x={168} y={300} turn={-60} />
      <ScanScreen x={440} y={326} scale={0.9}>
        <path d="M-70 30q70-60 140 0v14H-70Z" fill={slate} />
        <Stroke d="M-60-6q60-40 120 0" colour={lamp} width={9} />
        <circle cx="10" cy="-14" r="10" fill={coral} />
      </ScanScreen>
    </>
  )
}
