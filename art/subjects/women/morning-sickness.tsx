import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, fjord, honey, leaf, mint, sky, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Arm, Person } from '../../kit/person.tsx'
import { Window } from '../../kit/room.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Mug } from '../../kit/things.tsx'

/** Tea, dry biscuits and a slow start to the day. */
export function MorningSickness() {
  return (
    <>
      <Backdrop wall={blush} floor={wood} depth={50} />
      <Window x={330} y={36} width={180} height={180} frame={fjord} glass={sky}>
        <circle cx="420" cy="176" r="36" fill={sun} />
        <path d="M330 190h180v26H330Z" fill={mint} />
      </Window>
      <Person
        x={170}
        y={180}
        scale={1.5}
        skin="brown"
        style="curly"
        hair="black"
        clothes="sweater"
        colour={leaf}
        mood="sore"
        height={140}
      />
      <Arm sleeve="M250 330q50-10 20-60" hand="M270 270q-20-40-66-50" colour={leaf} skin="brown" width={36} />
      <Mug x={366} y={372} scale={1.8} colour={coral} />
      <Stroke d="M356 288q-10-14 0-28t0-26m26 54q-10-14 0-28t0-26" colour="#fff" width={7} />
      <ellipse cx="484" cy="368" rx="62" ry="12" fill="#fff" />
      <Dots at="460 346 22, 506 346 22, 483 326 22" fill={honey} />
      <Dots at="454 342 3, 466 350 3, 500 342 3, 512 350 3, 478 322 3, 490 330 3" fill={wood} />
    </>
  )
}
