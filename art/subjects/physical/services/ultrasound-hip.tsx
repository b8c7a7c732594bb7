import { Backdrop } from '../../../kit/backdrop.tsx'
import { mint, mist, skins, sky, slate, sun } from '../../../kit/colours.ts'
import { Probe, ScanScreen } from '../../../kit/scan.tsx'

/** The probe on a hip, with the bursa on the screen. */
export function UltrasoundHip() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} x={220} />
      <path d="M90-10h200q60 110 70 200 6 100-14 240H110q20-110 0-210-30-110-20-230Z" fill={skins.dark} />
      <path d="M80 20q110 40 216 0 60 80 60 150-120 60-246 20-40-80-30-170Z" fill={sun} />
      <Probe x={350} y={214} turn={76} />
      <ScanScreen x={462} y={330} scale={0.8}>
        <path d="M-60 50q0-70 60-70t60 70Z" fill={slate} />
        <ellipse cx="30" cy="-24" rx="30" ry="11" fill={mint} transform="rotate(24 30 -24)" />
      </ScanScreen>
    </>
  )
}
