import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, deep, denim, honey, lamp, night, slate, sun, wood } from '../../kit/colours.ts'
import { Moon } from '../../kit/nature.tsx'
import { Arm, Person } from '../../kit/person.tsx'
import { Phone } from '../../kit/room.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Words } from '../../kit/things.tsx'

/** A search at night that makes every sign look grave. */
export function HealthAnxiety() {
  return (
    <>
      <Backdrop wall={deep} floor={wood} />
      <circle cx="200" cy="230" r="170" fill={night} />
      <Person
        x={186}
        y={200}
        scale={1.4}
        skin="light"
        style="short"
        hair="blond"
        clothes="sweater"
        colour={denim}
        mood="sore"
        look={0.7}
        glasses
        height={170}
      />
      <Arm sleeve="M256 320q50 40 70 0" hand="M326 320q10-20 30-30" colour={denim} skin="light" width={38} />
      <Phone x={404} y={236} turn={8} scale={1.1} screen={lamp}>
        <rect x="-44" y="-92" width="88" height="24" rx="12" fill="#fff" />
        <circle cx="-30" cy="-80" r="6" fill="none" stroke={slate} strokeWidth="4" />
        <Stroke d="M-48-30h22l10-24 14 46 12-22h38" colour={coral} width={6} />
        <Words x={-42} y={22} widths={[84, 60, 76, 50]} gap={20} colour={honey} />
      </Phone>
      <Moon x={496} y={64} scale={0.7} />
      <Stroke d="M262 88q-6-24 16-26t18 20q-2 10-14 16v12m0 20v2" colour={sun} width={8} />
      <Stroke d="M92 70q-4-16 10-18t12 14q-2 8-10 12v8m0 16v2" colour={sun} width={6} />
    </>
  )
}
