import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, leaf, mist, night, sky, sun, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Light on red cheeks, with shields over the eyes. */
export function LaserRosacea() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} x={220} floor={wood} />
      <Person
        x={210}
        y={200}
        scale={2}
        skin="fair"
        style="bun"
        hair="auburn"
        clothes="plain"
        colour={leaf}
        mood="calm"
        height={110}
      />
      <path
        d="M150 186h52q8 0 8 10t-12 14h-40q-14-2-14-14 0-10 6-10Zm68 0h52q6 0 6 10 0 12-14 14h-40q-12-4-12-14t8-10Z"
        fill={night}
      />
      <g fill={coral} opacity=".55">
        <ellipse cx="166" cy="228" rx="24" ry="15" />
        <ellipse cx="254" cy="228" rx="24" ry="15" />
      </g>
      <g transform="rotate(52 400 160)">
        <rect x="372" y="60" width="56" height="140" rx="20" fill="#fff" />
        <path d="M372 110h56v24h-56Z" fill={coral} />
        <path d="M384 200h32l-6 34h-20Z" fill={night} />
      </g>
      <Stroke d="m328 206-62 20" colour={sun} width={9} />
    </>
  )
}
