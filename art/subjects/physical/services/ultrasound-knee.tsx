import { Backdrop } from '../../../kit/backdrop.tsx'
import { blush, denim, mint, sand, slate, wood } from '../../../kit/colours.ts'
import { BentKnee } from '../../../kit/joints.tsx'
import { Probe, ScanScreen } from '../../../kit/scan.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** The probe on a knee, with fluid on the screen. */
export function UltrasoundKnee() {
  return (
    <>
      <Backdrop wall={sand} disc={blush} floor={wood} />
      <BentKnee skin="brown" shorts={denim} />
      <Probe x={326} y={170} turn={64} />
      <ScanScreen x={456} y={290} scale={0.9}>
        <path d="M-70 44q20-60 60-40t80-20v60Z" fill={slate} />
        <ellipse cy="-12" rx="44" ry="17" fill={denim} />
        <Stroke d="M-60-36q60 14 120 0" colour={mint} width={6} />
      </ScanScreen>
    </>
  )
}
