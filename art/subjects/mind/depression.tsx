import { denim, lamp, mint, mist, pine, sand, sky, slate, sun, water } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Plant } from '../../kit/things.tsx'

/** Rain on one side of the window, light on its way on the other. */
export function Depression() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <rect x="170" y="34" width="330" height="270" rx="18" fill={pine} />
      <path d="M186 50h141v238H186Z" fill={water} />
      <path d="M343 50h141v238H343Z" fill={sky} />
      <circle cx="430" cy="128" r="42" fill={sun} />
      <path d="M343 288v-46q40-30 74-8t67-14v68Z" fill={mint} />
      <path d="M204 122c-14-2-16-28 6-30 4-24 44-26 52-2 26-8 42 10 34 32Z" fill={slate} />
      <path
        d="m214 142-8 26m38-26-8 26m38-26-8 26m-40 18-8 26m38-26-8 26m38-26-8 26"
        stroke="#fff"
        strokeOpacity=".8"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M158 300h354v18H158Z" fill={lamp} />
      <path d="M20 420V290q0-30 30-30h150q30 0 30 30v130Z" fill={denim} />
      <Person
        x={124}
        y={222}
        scale={1.15}
        skin="brown"
        style="crop"
        hair="black"
        clothes="sweater"
        colour={sun}
        mood="calm"
        look={0.8}
        height={200}
      />
      <path d="M6 420V330q0-22 22-22t22 22v90Zm190 0V330q0-22 22-22t22 22v90Z" fill={denim} />
      <rect y="404" width="560" height="16" fill={sand} />
      <Plant x={454} y={302} scale={0.62} />
    </>
  )
}
