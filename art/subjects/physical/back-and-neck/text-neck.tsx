import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, leaf, night, sand, skins, sky, wood } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'
import { Profile } from '../../../kit/senses.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** A head bent over the phone. */
export function TextNeck() {
  return (
    <>
      <Backdrop wall={sand} disc={sky} floor={wood} />
      <g transform="rotate(-34 330 300)">
        <Profile x={330} y={160} scale={0.9} skin="fair" hair="brown" />
      </g>
      <path d="M270 420q-10-110 70-140 90-10 120 60l10 80Z" fill={leaf} />
      <Stroke d="M330 330q-40 60-110 40" colour={leaf} width={42} />
      <Stroke d="M216 366q-20-14-40-40" colour={skins.fair} width={24} />
      <rect x="104" y="252" width="62" height="112" rx="12" fill={night} transform="rotate(-24 135 308)" />
      <Pain x={402} y={262} r={19} />
      <Stroke d="M470 120q30 60-10 110m-4-44 2 48 42-18" colour={coral} width={9} />
    </>
  )
}
