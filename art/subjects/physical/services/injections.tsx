import { Backdrop } from '../../../kit/backdrop.tsx'
import { blush, lamp, leaf, sand, slate, sun, wood } from '../../../kit/colours.ts'
import { Dots } from '../../../kit/dots.tsx'
import { BentKnee } from '../../../kit/joints.tsx'
import { Pain } from '../../../kit/pain.tsx'
import { Syringe } from '../../../kit/remedies.tsx'
import { ScanScreen } from '../../../kit/scan.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** A fine needle into a sore joint, guided by what the eye can see. */
export function Injections() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} floor={wood} />
      <BentKnee skin="fair" shorts={leaf} />
      <Syringe x={398} y={98} turn={52} scale={1.1} colour={sun} />
      <Pain x={296} y={178} r={17} />
      <ScanScreen x={462} y={286} scale={0.86}>
        <path d="M-70 44q20-60 60-40t80-20v60Z" fill={slate} />
        <Stroke d="M60-50-4-4" colour={lamp} width={6} />
        <Dots at="-8 0 8, 4 -8 6" fill={sun} />
      </ScanScreen>
    </>
  )
}
