import { coral, deep, denim, fjord, leaf, mint, pavement, sky, sun } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Hills } from '../../kit/things.tsx'

/** Two people under one umbrella. */
export function Insurance() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <Hills y={380} near={fjord} far={mint} />
      <path
        d="m60 80-12 34m70-60-12 34m384-20-12 34m58-4-12 34M88 190l-12 34m430-10-12 34"
        stroke={denim}
        strokeWidth="7"
        strokeLinecap="round"
        opacity=".6"
      />
      <path
        d="M108 172q20-136 172-136t172 136q-28-24-57 0-29-24-58 0-29-24-57 0-29-24-58 0-28-24-57 0-29-24-57 0Z"
        fill={coral}
      />
      <path d="M223 172q10-120 57-136 47 16 57 136-29-24-57 0-28-24-57 0Z" fill={sun} />
      <path d="M280 36V18m0 150v182q0 22-22 22" fill="none" stroke={deep} strokeWidth="9" strokeLinecap="round" />
      <Person
        x={206}
        y={226}
        skin="light"
        style="short"
        hair="grey"
        clothes="sweater"
        colour={fjord}
        look={0.6}
        height={190}
      />
      <Person
        x={358}
        y={236}
        scale={0.96}
        skin="brown"
        style="braids"
        hair="black"
        clothes="sweater"
        colour={leaf}
        look={-0.6}
        height={190}
      />
      <rect y="396" width="560" height="24" fill={pavement} />
    </>
  )
}
