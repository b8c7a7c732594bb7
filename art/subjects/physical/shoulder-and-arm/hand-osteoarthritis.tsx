import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, fjord, mint, mist, night, rose, sand, skins, wood } from '../../../kit/colours.ts'
import { Dots } from '../../../kit/dots.tsx'
import { Hand } from '../../../kit/hand.tsx'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** Knobbly finger joints, and a jar that is hard to open. */
export function HandOsteoarthritis() {
  return (
    <>
      <Backdrop wall={sand} disc={mist} x={200} floor={wood} />
      <Hand x={200} y={290} skin="brown" nails sleeve={mint} />
      <Dots at="119 142 25, 178 106 25, 237 114 25, 298 160 24, 114 262 30" fill={skins.brown} />
      <Dots at="119 142 15, 178 106 15, 237 114 15, 298 160 14" fill={rose} />
      <Pain x={112} y={264} r={15} />
      <path d="M386 250h140v130q0 16-16 16H402q-16 0-16-16Z" fill={coral} opacity=".8" />
      <path d="M386 270h140v60H386Z" fill="#fff" />
      <rect x="378" y="214" width="156" height="42" rx="8" fill={fjord} />
      <Stroke d="M400 180q50-40 110 0m-30-16 32 18-26 20" colour={night} width={8} />
    </>
  )
}
