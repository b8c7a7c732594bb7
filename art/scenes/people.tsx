import { cloth, coral, denim, lamp, mint, mist, pine, rose, sand, sun } from '../kit/colours.ts'
import { Person } from '../kit/person.tsx'
import { Arch } from '../kit/things.tsx'

/** Those you meet with us. */
export function People() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <Arch x={280} y={420} width={480} height={380} fill={lamp} frame={sand} border={18} />
      <Person
        x={166}
        y={166}
        scale={0.92}
        skin="fair"
        style="receding"
        hair="grey"
        beard="full"
        clothes="scrubs"
        colour={pine}
        height={290}
        glasses
      />
      <Person
        x={394}
        y={164}
        scale={0.92}
        skin="dark"
        style="braids"
        hair="black"
        clothes="sweater"
        colour={sun}
        height={290}
        look={-0.3}
      />
      <Person
        x={280}
        y={134}
        scale={0.96}
        skin="light"
        style="bun"
        hair="auburn"
        clothes="coat"
        colour={cloth}
        height={310}
        stethoscope
      />
      <Person
        x={84}
        y={250}
        scale={0.96}
        skin="tan"
        scarf={coral}
        clothes="coat"
        colour={cloth}
        height={220}
        look={0.4}
      />
      <Person
        x={222}
        y={252}
        skin="brown"
        style="crop"
        hair="black"
        beard="stubble"
        clothes="shirt"
        colour={denim}
        height={220}
      />
      <Person x={352} y={256} skin="fair" style="ponytail" hair="blond" clothes="scrubs" colour={mint} height={220} />
      <Person
        x={480}
        y={254}
        scale={0.96}
        skin="light"
        style="side"
        hair="black"
        clothes="coat"
        colour={rose}
        height={220}
        look={-0.4}
      />
    </>
  )
}
