import { Backdrop } from '../../kit/backdrop.tsx'
import { blood, blush, honey, mint, sand, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'
import { Heart, SunDisc } from '../../kit/things.tsx'

/** A red ribbon, a tablet a day, and a long life. */
export function Hiv() {
  return (
    <>
      <Backdrop wall={sand} disc={blush} x={200} floor={wood} />
      <Stroke d="M282 350C240 250 150 170 154 104c4-44 94-44 98 0 4 66-86 146-128 246" colour={blood} width={44} />
      <Stroke d="M196 250q42 50 72 116" colour="#a3161a" width={4} opacity={0.4} />
      <g transform="translate(440 396)">
        <rect x="-54" y="-140" width="108" height="140" rx="14" fill={honey} />
        <rect x="-62" y="-172" width="124" height="40" rx="8" fill="#fff" />
        <rect x="-54" y="-104" width="108" height="66" fill="#fff" />
        <Heart x={0} y={-64} scale={0.8} />
      </g>
      <rect x="330" y="372" width="42" height="22" rx="11" fill={mint} />
      <SunDisc x={470} y={92} r={46} />
    </>
  )
}
