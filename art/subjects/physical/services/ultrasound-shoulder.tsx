import { Backdrop } from '../../../kit/backdrop.tsx'
import { blush, coral, lamp, leaf, mist, skins, slate, wood } from '../../../kit/colours.ts'
import { Person } from '../../../kit/person.tsx'
import { Probe, ScanScreen } from '../../../kit/scan.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** The probe on the shoulder of someone who watches the screen. */
export function UltrasoundShoulder() {
  return (
    <>
      <Backdrop wall={mist} disc={blush} x={200} floor={wood} />
      <Person
        x={170}
        y={170}
        scale={1.55}
        skin="fair"
        style="bun"
        hair="auburn"
        clothes="plain"
        colour={leaf}
        look={0.9}
        height={170}
      />
      <path d="M222 252q46 14 42 94v80h-44v-90q-12-40 2-84Z" fill={skins.fair} />
      <Probe x={260} y={290} turn={62} />
      <ScanScreen x={444} y={120} scale={0.96}>
        <path d="M-60 50a60 60 0 0 1 120 0Z" fill={slate} />
        <Stroke d="M-66 10Q0-60 66 10" colour={lamp} width={10} />
        <Stroke d="m10-30 12 8" colour={coral} width={9} />
      </ScanScreen>
    </>
  )
}
