import { Backdrop } from '../../../kit/backdrop.tsx'
import { blush, fjord, muscle, sand, wood } from '../../../kit/colours.ts'
import { BentKnee } from '../../../kit/joints.tsx'
import { Pain } from '../../../kit/pain.tsx'
import { IcePack } from '../../../kit/remedies.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** A pulled muscle in the front of the thigh, and ice. */
export function QuadricepsStrain() {
  return (
    <>
      <Backdrop wall={sand} disc={blush} floor={wood} />
      <BentKnee skin="fair" shorts={fjord} />
      <g transform="translate(52 4)">
        <path d="M100 160q80-50 150-40 30 20 0 50-70 20-130 40-30-20-20-50Z" fill={muscle} opacity=".85" />
        <Stroke d="m180 136 10 16-14 8 16 14-10 14" colour="#fff" width={7} />
        <Pain x={184} y={160} r={13} />
      </g>
      <IcePack x={452} y={262} turn={14} />
    </>
  )
}
