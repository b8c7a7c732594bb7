import { Backdrop } from '../../../kit/backdrop.tsx'
import { Pelvis } from '../../../kit/bones.tsx'
import { blush, mint, sand, skins } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** A round belly, and soreness around the pelvis. */
export function PelvicGirdlePain() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} y={190} />
      <path
        d="M118-10h324q-20 60 10 120 60 90 30 180-20 60-10 140H88q10-80-10-140-30-90 30-180 30-60 10-120Z"
        fill={skins.brown}
      />
      <circle cx="280" cy="140" r="150" fill="#fff" opacity=".12" />
      <Stroke d="M170 250q110 60 220 0" colour="#000" opacity={0.14} width={7} />
      <path
        d="M280 172q-6 12 0 20"
        fill="none"
        stroke="#000"
        strokeOpacity=".3"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <Pelvis x={280} y={306} scale={0.8} />
      <Pain x={280} y={376} r={12} />
      <Pain x={232} y={286} r={11} />
      <Pain x={328} y={286} r={11} />
      <path d="M100-10h360l-8 40q-170 40-344 0Z" fill={mint} />
    </>
  )
}
