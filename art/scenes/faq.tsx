import { coral, deep, mint, mist, pine, sand, sky, sun } from '../kit/colours.ts'
import { Arm, Person } from '../kit/person.tsx'
import { Words } from '../kit/things.tsx'

/** A question, and an answer that fits into one bubble. */
export function Faq() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <circle cx="290" cy="260" r="170" fill={sand} />
      <path d="M70 40h130q26 0 26 26v60q0 26-26 26h-44l-34 34v-34H70q-26 0-26-26V66q0-26 26-26Z" fill={coral} />
      <path
        d="M114 84q0-20 21-20t21 18q0 12-12 18-9 5-9 14"
        fill="none"
        stroke="#fff"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <circle cx="135" cy="132" r="6" fill="#fff" />
      <path d="M338 60h150q26 0 26 26v60q0 26-26 26h-22v32l-34-32h-94q-26 0-26-26V86q0-26 26-26Z" fill="#fff" />
      <Words x={340} y={92} widths={[120, 144, 86]} gap={24} colour="#9fc4b8" />
      <Person
        x={160}
        y={250}
        skin="tan"
        style="curly"
        hair="black"
        clothes="sweater"
        colour={pine}
        look={0.8}
        height={200}
      />
      <Person
        x={408}
        y={254}
        skin="fair"
        style="bob"
        hair="blond"
        clothes="scrubs"
        colour={sky}
        look={-0.8}
        height={200}
      />
      <Arm sleeve="M206 350q34 14 40-26" hand="M246 324q2-20-4-36" colour={pine} skin="tan" />
      <circle cx="282" cy="120" r="9" fill={sun} />
      <circle cx="270" cy="60" r="6" fill={mint} />
      <circle cx="300" cy="200" r="6" fill={deep} opacity=".4" />
    </>
  )
}
