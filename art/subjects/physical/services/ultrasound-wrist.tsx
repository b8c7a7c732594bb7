import { Backdrop } from '../../../kit/backdrop.tsx'
import { blush, mint, skins, sky, slate, sun } from '../../../kit/colours.ts'
import { Dots } from '../../../kit/dots.tsx'
import { Hand } from '../../../kit/hand.tsx'
import { Probe, ScanScreen } from '../../../kit/scan.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** The probe on a wrist, with the nerve on the screen. */
export function UltrasoundWrist() {
  return (
    <>
      <Backdrop wall={blush} disc={sky} x={200} />
      <Hand x={190} y={190} scale={0.86} skin="light" />
      <path d="M132 262h110l14 170H122Z" fill={skins.light} />
      <Probe x={250} y={300} turn={72} />
      <ScanScreen x={440} y={150}>
        <Dots at="-30 0 9, -10 14 8, 14 4 9, 36 16 8, -46 22 7" fill={slate} />
        <ellipse cx="4" cy="-24" rx="24" ry="12" fill={sun} />
        <Stroke d="M-64-44q64 14 128 0" colour={mint} width={6} />
      </ScanScreen>
    </>
  )
}
