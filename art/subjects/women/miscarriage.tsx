import { coral, denim, fjord, lamp, mint, sand, sky, sun, wood } from '../../kit/colours.ts'
import { Arm, Person } from '../../kit/person.tsx'
import { Arch } from '../../kit/things.tsx'

/** Two people close together, and a light in the window. */
export function Miscarriage() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <Arch x={428} y={352} width={170} height={270} frame={fjord} fill={lamp} />
      <path d="M412 300h32v52h-32Z" fill="#fff" />
      <path d="M428 262q16 20 0 36-16-16 0-36Z" fill={coral} />
      <circle cx="428" cy="278" r="40" fill={sun} opacity=".35" />
      <rect x="330" y="346" width="196" height="16" rx="6" fill={wood} />
      <Person
        x={226}
        y={168}
        scale={1.4}
        skin="tan"
        style="short"
        hair="black"
        clothes="sweater"
        colour={denim}
        mood="calm"
        look={-0.8}
        height={200}
      />
      <Person
        x={142}
        y={196}
        scale={1.3}
        skin="light"
        style="long"
        hair="brown"
        clothes="plain"
        colour={mint}
        mood="sore"
        look={0.6}
        height={190}
      />
      <Arm sleeve="M296 300q-10 70-96 66" hand="M200 366q-40-4-60-10" colour={denim} skin="tan" width={32} />
      <rect y="404" width="560" height="16" fill={sand} />
    </>
  )
}
