import { blush, coral, fjord, mint, mist, sun, water, wood } from '../../kit/colours.ts'
import { Germ } from '../../kit/germ.tsx'
import { Person } from '../../kit/person.tsx'
import { Heart } from '../../kit/things.tsx'

/** Two young people, a shared bottle and sore glands. */
export function Mononucleosis() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <circle cx="280" cy="200" r="186" fill={blush} />
      <Person
        x={176}
        y={180}
        scale={1.4}
        skin="dark"
        style="afro"
        hair="black"
        colour={sun}
        mood="sore"
        look={0.7}
        height={190}
      />
      <Person
        x={384}
        y={180}
        scale={1.4}
        skin="fair"
        style="long"
        hair="ginger"
        colour={fjord}
        mood="sore"
        look={-0.7}
        height={190}
      />
      <g fill={coral}>
        <circle cx="158" cy="240" r="9" />
        <circle cx="196" cy="240" r="9" />
        <circle cx="366" cy="240" r="9" />
        <circle cx="404" cy="240" r="9" />
      </g>
      <Heart x={280} y={96} scale={1.5} />
      <Germ x={252} y={160} r={10} fill={mint} />
      <Germ x={312} y={154} r={12} fill={mint} />
      <path d="M256 306q0-14 10-18v-28h28v28q10 4 10 18v114h-48Z" fill={water} />
      <path d="M262 244h36v18h-36Z" fill={coral} />
      <path d="M256 332h48v40h-48Z" fill="#fff" opacity=".8" />
      <rect y="404" width="560" height="16" fill={wood} />
    </>
  )
}
