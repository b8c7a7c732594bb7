import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, deep, denim, night, sun, wood } from '../../kit/colours.ts'
import { Drop, Moon } from '../../kit/nature.tsx'
import { Pain } from '../../kit/pain.tsx'
import { Person } from '../../kit/person.tsx'
import { Month } from '../../kit/room.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Pain behind one eye, at the same hour of the night. */
export function ClusterHeadache() {
  return (
    <>
      <Backdrop wall={deep} floor={wood} />
      <Person
        x={230}
        y={210}
        scale={2}
        skin="light"
        style="short"
        hair="brown"
        clothes="sweater"
        colour={denim}
        mood="sore"
        height={110}
      />
      <Pain x={252} y={212} r={20} />
      <Drop x={262} y={254} scale={0.45} />
      <Stroke d="m304 160 40-26m-26 56h46m-70-86 26-40" colour={coral} width={9} />
      <g transform="translate(462 120)">
        <circle r="62" fill="#fff" />
        <circle r="62" fill="none" stroke={sun} strokeWidth="10" />
        <Stroke d="M0 0v-38m0 38 22-12" colour={night} width={8} />
      </g>
      <Moon x={84} y={74} scale={0.8} />
      <Month x={470} y={316} scale={0.5} head={denim} marked={[8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]} />
    </>
  )
}
