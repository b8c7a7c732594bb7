import { Backdrop } from '../../../kit/backdrop.tsx'
import { blush, coral, fjord, sand, skins } from '../../../kit/colours.ts'
import { KneeBones, Kneecap } from '../../../kit/joints.tsx'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** The ligament on the inside of the knee. */
export function MclInjury() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} />
      <path
        d="M150-10h250q10 120-4 220 4 100-16 220H170q-24-120-16-220-16-100-4-220Z"
        fill={skins.light}
        opacity=".6"
      />
      <KneeBones x={276} y={206} />
      <Kneecap x={276} y={170} />
      <Stroke d="M186 150q-18 60-4 140" colour={coral} width={19} />
      <Stroke d="m170 214 28 6m-30 14 26 4" colour="#fff" width={6} />
      <Pain x={180} y={224} r={11} />
      <Stroke d="M470 206h-70m24-22-26 22 26 22" colour={fjord} width={11} />
    </>
  )
}
