import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, fjord, mint, mist, night, skins, sky, wood } from '../../kit/colours.ts'
import { Head } from '../../kit/head.tsx'
import { Arm, Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Lying flat, the legs raised, and help beside. */
export function Fainting() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} y={190} floor={wood} depth={50} />
      <Stroke d="M180 346h150" colour={mint} width={66} />
      <Stroke d="M330 340q30 0 60-50l50-20" colour={denim} width={40} />
      <path d="M400 306h110v64H400Z" fill={coral} />
      <path d="M440 246h44q16 10 6 26l-40 20-20-20Z" fill={night} />
      <g transform="translate(108 336) rotate(-84) scale(1.1)">
        <Head skin="fair" style="crop" hair="brown" mood="asleep" />
      </g>
      <Stroke d="M190 358q60 16 110 6" colour={skins.fair} width={20} />
      <Person
        x={236}
        y={176}
        scale={1.05}
        skin="brown"
        style="bob"
        hair="black"
        clothes="sweater"
        colour={fjord}
        mood="calm"
        look={-0.7}
        height={130}
      />
      <Arm sleeve="M184 270q-24 16-20 40" hand="M164 310q0 10 6 18" colour={fjord} skin="brown" width={28} />
      <Stroke d="M480 220v-60m-18 20 18-22 18 22" colour={coral} width={10} />
    </>
  )
}
