import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, mint, mist, night, sand, sun, wood } from '../../kit/colours.ts'
import { Arm, Person } from '../../kit/person.tsx'
import { Phone } from '../../kit/room.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Sheet, Words } from '../../kit/things.tsx'

/** Too many things in the air at once. */
export function Stress() {
  return (
    <>
      <Backdrop wall={mist} disc={sand} floor={wood} />
      <Stroke d="M96 250Q120 50 280 46t184 204" colour={coral} width={6} dash="2 18" />
      <Person
        x={280}
        y={214}
        scale={1.35}
        skin="tan"
        style="side"
        hair="brown"
        clothes="shirt"
        colour={denim}
        mood="sore"
        look={-0.4}
        height={150}
      />
      <Arm sleeve="M214 340q-50 26-74-6" hand="M140 334q-20-20-30-36" colour={denim} skin="tan" width={34} />
      <Arm sleeve="M346 340q50 26 74-6" hand="M420 334q20-20 30-36" colour={denim} skin="tan" width={34} />
      <g transform="translate(108 214)">
        <circle r="38" fill={night} />
        <circle r="28" fill="#fff" />
        <Stroke d="M0-16V0l12 8" colour={night} width={6} />
      </g>
      <rect x="130" y="80" width="84" height="58" rx="8" fill="#fff" transform="rotate(-14 172 109)" />
      <Stroke d="m136 94 42 24 26-42" colour={coral} width={6} />
      <Phone x={280} y={62} scale={0.36} turn={8} screen={mint} />
      <path d="M354 116l44-36 44 36v50h-88Z" fill={sun} />
      <path d="M386 130h24v36h-24Z" fill={wood} />
      <path
        d="M344 118l54-46 54 46"
        fill="none"
        stroke={coral}
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Sheet x={430} y={196} width={66} height={80} />
      <Words x={442} y={216} widths={[40, 28, 40]} />
    </>
  )
}
