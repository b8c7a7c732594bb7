import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, mist, skins, sky, sun } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Forearm } from '../../kit/hand.tsx'
import { Person } from '../../kit/person.tsx'
import { Phone } from '../../kit/room.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A spot on the arm, shown to a skin doctor on the phone. */
export function DermatologistVideo() {
  return (
    <>
      <Backdrop wall={mist} disc={blush} />
      <Forearm skin="brown" sleeve={sun} y={250} />
      <Dots at="240 326 13, 262 340 7" fill="#4a2a1c" />
      <Phone x={400} y={160} scale={1.25} turn={6} screen={sky}>
        <Person x={0} y={-10} scale={0.8} skin="fair" style="bun" hair="black" clothes="coat" glasses height={145} />
        <rect x="8" y="-100" width="44" height="54" rx="8" fill={skins.brown} />
        <circle cx="30" cy="-72" r="8" fill="#4a2a1c" />
      </Phone>
      <Stroke d="M244 296q0-90 60-130" colour={coral} width={7} dash="2 14" />
    </>
  )
}
