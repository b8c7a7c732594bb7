import { coral, deep, fjord, leaf, mint, mist, sky, sun, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Heart, Mug, Plant } from '../../kit/things.tsx'

/** The doctor on the screen, at the kitchen table. */
export function Video() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <circle cx="150" cy="110" r="60" fill={sun} opacity=".5" />
      <path d="M116 78q0-18 18-18h292q18 0 18 18v252H116Z" fill={deep} />
      <path d="M134 80h292v232H134Z" fill={sky} />
      <svg x="134" y="80" width="292" height="232" viewBox="134 80 292 232" aria-hidden="true">
        <Person
          x={280}
          y={188}
          scale={1.2}
          skin="brown"
          style="long"
          hair="black"
          clothes="coat"
          stethoscope
          height={130}
        />
      </svg>
      <rect x="334" y="222" width="80" height="78" rx="12" fill={mint} />
      <svg x="334" y="222" width="80" height="78" viewBox="334 222 80 78" aria-hidden="true">
        <Person x={374} y={262} scale={0.52} skin="fair" style="curly" hair="ginger" colour={coral} height={90} />
      </svg>
      <g transform="translate(228 286)">
        <circle r="15" fill={leaf} />
        <circle cx="42" r="15" fill={coral} />
      </g>
      <path d="M84 330h392l18 30H66Z" fill={fjord} />
      <path d="M236 330h88v10h-88Z" fill={deep} />
      <path d="M440 60h84q16 0 16 16v52q0 16-16 16h-48l-24 22v-22h-12Z" fill="#fff" />
      <Heart x={488} y={110} scale={0.9} />
      <rect y="360" width="560" height="60" fill={wood} />
      <Mug x={500} y={362} scale={1.05} colour={coral} />
      <Plant x={52} y={362} scale={0.8} />
    </>
  )
}
