import { blush, coral, deep, mint, night, rose, sand, sun } from '../kit/colours.ts'
import { Arm, Person } from '../kit/person.tsx'
import { Plant } from '../kit/things.tsx'

/** A midwife listens beside a woman who expects a child; the moon's phases tell of the cycle. */
export function Women() {
  return (
    <>
      <rect width="560" height="420" fill={blush} />
      <circle cx="210" cy="224" r="160" fill={sand} />
      <g fill={coral}>
        <path d="M352 60a22 22 0 1 1 0 44 30 30 0 0 0 0-44Z" opacity=".5" />
        <path d="M420 60a22 22 0 1 1 0 44Z" opacity=".75" />
        <circle cx="482" cy="82" r="22" />
      </g>
      <Person
        x={206}
        y={146}
        skin="tan"
        style="long"
        hair="black"
        clothes="plain"
        colour={mint}
        look={0.7}
        height={300}
      />
      <path d="M172 300q60-30 104 12 30 42 0 108H160Z" fill={mint} />
      <path d="M172 300q60-30 104 12 30 42 0 108" fill="none" stroke={deep} strokeOpacity=".16" strokeWidth="4" />
      <Arm sleeve="M158 252q-30 60 14 92" hand="M172 344q24 16 54 4" colour={mint} skin="tan" />
      <Arm sleeve="M256 250q30 26 22 50" hand="M276 300q-14 16-40 14" colour={mint} skin="tan" />
      <Person
        x={398}
        y={170}
        skin="dark"
        style="short"
        hair="grey"
        clothes="scrubs"
        colour={coral}
        look={-0.8}
        height={270}
      />
      <path d="m396 304 78-10 10 96-78 10z" fill="#fff" />
      <path
        d="m410 326 46-6m-44 22 50-6m-47 22 32-4"
        stroke={night}
        strokeOpacity=".35"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <rect x="424" y="290" width="24" height="12" rx="5" fill={deep} transform="rotate(-7 436 296)" />
      <Arm sleeve="M352 280q-16 60 26 82" hand="M378 362q16 4 30-2" colour={coral} skin="dark" />
      <Plant x={66} y={420} scale={0.9} pot={rose} />
      <circle cx="520" cy="200" r="10" fill={sun} />
    </>
  )
}
