import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, mist, night, plum } from '../../kit/colours.ts'
import { Tablets } from '../../kit/remedies.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Torso } from '../../kit/torso.tsx'

/** A warm hot-water bottle on a sore tummy. */
export function PainfulPeriods() {
  return (
    <>
      <Backdrop wall={mist} disc={blush} x={240} />
      <Torso skin="light" colour={plum} />
      <Stroke d="m150 250-26-14m26 54-30 6m220-46 26-14m-26 54 30 6" colour={coral} width={8} />
      <path
        d="M204 190q-2-18 12-18h48q14 0 12 18l-4 16q30 10 30 44v68q0 30-30 30h-64q-30 0-30-30v-68q0-34 30-44Z"
        fill={coral}
      />
      <path d="M222 150h36v26h-36Z" fill={night} />
      <Stroke d="M204 244v70m24-70v70m24-70v70m24-70v70" colour="#fff" width={6} opacity={0.35} />
      <Stroke d="M430 150q-14-20 0-40t0-40m44 80q-14-20 0-40t0-40" colour={coral} width={9} opacity={0.5} />
      <Tablets x={462} y={320} turn={12} scale={0.9} colour={coral} />
    </>
  )
}
