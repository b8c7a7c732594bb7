import { cloth, coral, deep, fjord, lamp, mint, sand, sky, wood } from '../../kit/colours.ts'
import { Arm, Person } from '../../kit/person.tsx'
import { Arch, Plant } from '../../kit/things.tsx'

/** The doctor listens. */
export function Doctor() {
  return (
    <>
      <rect width="560" height="420" fill={sand} />
      <Arch x={286} y={404} width={300} height={372} fill={lamp} frame={mint} border={14} />
      <Person
        x={172}
        y={178}
        scale={1.25}
        skin="tan"
        style="short"
        hair="black"
        clothes="coat"
        look={0.8}
        height={220}
      />
      <Person
        x={394}
        y={190}
        scale={1.2}
        skin="fair"
        style="bob"
        hair="blond"
        clothes="sweater"
        colour={coral}
        look={-0.7}
        mood="calm"
        height={210}
      />
      <Arm sleeve="M236 300q44 30 84 6" hand="M320 306q22-12 42-10" colour={cloth} skin="tan" width={28} />
      <circle cx="372" cy="296" r="16" fill={fjord} />
      <circle cx="372" cy="296" r="8" fill={sky} />
      <path
        d="M356 300q-60 60-130-14t-38-74m-34 0q-10 44 12 66"
        fill="none"
        stroke={deep}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <rect y="392" width="560" height="28" fill={wood} />
      <Plant x={506} y={396} scale={0.9} />
      <path d="M26 392v-96h60v96Z" fill={fjord} />
      <path d="M36 308h40m-40 26h40" stroke={mint} strokeWidth="6" strokeLinecap="round" />
    </>
  )
}
