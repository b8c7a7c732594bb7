import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, fjord, sun, wood } from '../../kit/colours.ts'
import { Hand } from '../../kit/hand.tsx'
import { Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Pale patches on dark skin, worn with calm. */
export function Vitiligo() {
  return (
    <>
      <Backdrop wall={blush} disc={sun} y={190} r={160} floor={wood} />
      <Person x={280} y={186} scale={2.2} skin="dark" style="afro" hair="black" colour={fjord} height={120} />
      <g fill="#c99a7c">
        <path d="M226 168c12-20 34-12 34 6-2 12-2 22-14 24-16 2-28-16-20-30ZM306 226c14-6 30-4 32 10-8 16-24 26-36 22-8-10-6-26 4-32Z" />
        <path d="M262 232q18-8 36 0-2 12-18 12t-18-12Z" />
        <circle cx="322" cy="176" r="10" />
        <path d="M258 266q20 10 26 24-14 8-26 2Z" />
      </g>
      <g fill="#40251a">
        <circle cx="256" cy="190" r="6" />
      </g>
      <Stroke d="M260 215q20 20 40 0" colour="#1d0f0a" width={6} />
      <Hand x={474} y={330} scale={0.52} skin="dark" sleeve={fjord} turn={8} />
      <path d="M450 310c10-14 34-8 34 8s-20 26-32 18-10-16-2-26ZM494 270q14-6 16 8t-12 12-4-20Z" fill="#c99a7c" />
    </>
  )
}
