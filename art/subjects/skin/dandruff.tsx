import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, night, sand } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** White flakes on dark shoulders, and a comb. */
export function Dandruff() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} y={180} />
      <Person
        x={230}
        y={150}
        scale={1.8}
        skin="light"
        style="side"
        hair="black"
        clothes="shirt"
        colour={night}
        mood="calm"
        height={170}
      />
      <Dots
        at="150 270 5, 172 300 4, 136 312 6, 190 268 4, 164 340 4, 284 270 5, 306 300 6, 322 278 4, 268 300 4, 298 336 5, 206 106 4, 232 92 5, 258 104 4, 186 122 3, 272 118 4, 150 230 4, 318 226 4, 120 352 4, 336 350 4"
        fill="#fff"
      />
      <g transform="rotate(28 450 220)">
        <rect x="430" y="90" width="46" height="240" rx="20" fill={coral} />
        <Stroke d="M430 120h-40m40 26h-40m40 26h-40m40 26h-40m40 26h-40m40 26h-40m40 26h-40" colour={coral} width={9} />
      </g>
      <Dots at="384 180 4, 396 226 5, 372 250 4, 430 330 4" fill="#fff" />
    </>
  )
}
