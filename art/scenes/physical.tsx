import { coral, deep, fjord, mint, mist, pine, sand, sky, sun, wood } from '../kit/colours.ts'
import { Arm, Person } from '../kit/person.tsx'
import { Arch } from '../kit/things.tsx'

/** A physiotherapist helps a runner to raise his arm. */
export function Physical() {
  return (
    <>
      <rect width="560" height="420" fill={sand} />
      <Arch x={106} y={300} width={150} height={224} fill={sky} border={12} frame={mist} />
      <path d="M43 300v-30l40-44 24 22 32-36 30 34v54Z" fill={fjord} opacity=".3" />
      <rect y="348" width="560" height="72" fill={mist} />
      <path d="M452 112q34 50 20 130t12 98" stroke={coral} strokeWidth="10" strokeLinecap="round" fill="none" />
      <Person x={362} y={164} skin="dark" style="crop" hair="black" colour={sun} look={-0.6} height={260} />
      <Arm sleeve="M410 260q34-22 40-68" hand="M450 190q4-40-2-82" colour={sun} skin="dark" />
      <Person
        x={222}
        y={192}
        skin="light"
        style="ponytail"
        hair="blond"
        clothes="scrubs"
        colour={pine}
        look={0.9}
        height={230}
      />
      <Arm sleeve="M262 284q48 20 88-12" hand="M350 272q36-18 62-6" colour={pine} skin="light" />
      <ellipse cx="64" cy="362" rx="54" ry="48" fill={mint} />
      <path d="M22 338q42 18 84 0" stroke={deep} strokeOpacity=".25" strokeWidth="4" fill="none" />
      <rect x="478" y="362" width="46" height="12" rx="6" fill={deep} />
      <rect x="464" y="350" width="18" height="36" rx="6" fill={wood} />
      <rect x="520" y="350" width="18" height="36" rx="6" fill={wood} />
    </>
  )
}
