import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, lamp, mint, mist, sky, wood } from '../../../kit/colours.ts'
import { FootSide } from '../../../kit/foot.tsx'
import { Probe, ScanScreen } from '../../../kit/scan.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** The probe on an ankle, with the ligament on the screen. */
export function UltrasoundAnkle() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} floor={wood} />
      <FootSide x={230} y={320} scale={1.05} skin="light" trousers={coral} />
      <Probe x={316} y={318} turn={70} />
      <ScanScreen x={470} y={110} scale={0.82}>
        <Stroke d="M-60 10q60-30 120 0m-110 26q50-24 100 0" colour={mint} width={6} />
        <Stroke d="M-40-16q40-14 80 0" colour={lamp} width={8} />
      </ScanScreen>
    </>
  )
}
