import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, mint, pine, sand, sky, sun } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { SunDisc } from '../../kit/things.tsx'

/** Rough patches on a bald head in the sun, and a cap to put on. */
export function ActinicKeratosis() {
  return (
    <>
      <Backdrop wall={sky} floor={sand} />
      <SunDisc x={280} y={40} r={64} />
      <Stroke d="M190 70l-40 20m30 30-34 34M370 70l40 20m-30 30 34 34" colour={sun} />
      <Person
        x={270}
        y={252}
        scale={1.9}
        skin="fair"
        style="receding"
        hair="white"
        clothes="shirt"
        colour={mint}
        mood="smile"
        height={110}
      />
      <g fill={coral} opacity=".55">
        <path d="M236 206c10-8 26-4 26 6s-14 16-24 12-10-12-2-18ZM286 200c8-8 24-4 24 6s-14 14-22 8-8-8-2-14Z" />
        <circle cx="270" cy="196" r="6" />
      </g>
      <Dots at="244 212 3, 252 216 2.5, 294 206 3, 300 210 2" fill="#fff" />
      <path d="M420 396q-4-70 60-74 60 4 60 74Z" fill={coral} />
      <path d="M416 386h-46q-16 0-14-12 30-14 62-2Z" fill={pine} />
      <Stroke d="M480 324v70" colour={pine} width={4} opacity={0.4} />
    </>
  )
}
