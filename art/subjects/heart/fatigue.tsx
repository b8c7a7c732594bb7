import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fjord, honey, night, skins, sky, slate, sun, wood } from '../../kit/colours.ts'
import { Head } from '../../kit/head.tsx'
import { Window } from '../../kit/room.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Mug, SunDisc } from '../../kit/things.tsx'

/** Asleep on the arms in the middle of the day. */
export function Fatigue() {
  return (
    <>
      <Backdrop wall={sky} floor={wood} depth={110} />
      <Window x={60} y={36} width={160} height={150} frame={fjord} glass={honey}>
        <SunDisc x={140} y={108} r={30} />
      </Window>
      <path d="M120 330q0-100 150-110 120 4 150 110Z" fill={coral} />
      <path d="M300 150h230v150H300Z" fill={night} />
      <path d="M314 164h202v122H314Z" fill={slate} />
      <path d="M280 300h270v16H280Z" fill={night} />
      <g transform="translate(210 262) rotate(-74) scale(1.25)">
        <Head skin="light" style="side" hair="ginger" mood="asleep" />
      </g>
      <Stroke d="M130 322h190" colour={coral} width={40} />
      <circle cx="334" cy="322" r="17" fill={skins.light} />
      <Mug x={456} y={366} scale={1.3} colour={sun} />
      <Stroke d="M150 190h22l-22 26h22m-54-70h16l-16 20h16" colour={night} width={6} />
    </>
  )
}
