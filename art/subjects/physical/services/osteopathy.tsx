import { Backdrop } from '../../../kit/backdrop.tsx'
import { blush, denim, leaf, mist, sun, wood } from '../../../kit/colours.ts'
import { Head } from '../../../kit/head.tsx'
import { Arm, Person } from '../../../kit/person.tsx'
import { Stroke } from '../../../kit/stroke.tsx'
import { Plant } from '../../../kit/things.tsx'

/** Light hands on the neck of someone who rests. */
export function Osteopathy() {
  return (
    <>
      <Backdrop wall={mist} disc={blush} floor={wood} />
      <path d="M120 300h420v36H120Zm30 36h20v60h-20Zm330 0h20v60h-20Z" fill={denim} />
      <Stroke d="M270 270h250" colour={sun} width={66} />
      <g transform="translate(206 262) rotate(-86) scale(1.3)">
        <Head skin="light" style="short" hair="grey" mood="asleep" />
      </g>
      <Person
        x={90}
        y={130}
        scale={1.15}
        skin="dark"
        style="bun"
        hair="black"
        clothes="scrubs"
        colour={leaf}
        look={0.8}
        height={230}
      />
      <Arm sleeve="M136 220q40 20 46 60" hand="M182 280q10 14 34 12" colour={leaf} skin="dark" width={30} />
      <Plant x={500} y={210} scale={0.6} />
      <path d="M450 206h100v12H450Z" fill={wood} />
    </>
  )
}
