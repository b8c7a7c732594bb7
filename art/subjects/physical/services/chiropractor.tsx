import { cloth, coral, deep, fjord, lamp, mint, sand, skins, sky } from '../../../kit/colours.ts'
import { Arm, Person } from '../../../kit/person.tsx'
import { Plant } from '../../../kit/things.tsx'

/** On the couch, two hands on a stiff back. */
export function Chiropractor() {
  return (
    <>
      <rect width="560" height="420" fill={sand} />
      <circle cx="270" cy="180" r="164" fill={sky} />
      <Person
        x={286}
        y={110}
        scale={1.15}
        skin="brown"
        style="short"
        hair="black"
        clothes="scrubs"
        colour={fjord}
        height={190}
      />
      <path d="M70 318h410q20 0 20 20v18H50v-18q0-20 20-20Z" fill={deep} />
      <path d="M90 356h18v64H90Zm356 0h18v64h-18Z" fill={deep} />
      <path d="M150 318q0-46 60-50t110-6 150 26q24 6 24 18t-24 12Z" fill={skins.light} />
      <path d="M332 262q90 4 138 26 24 6 24 18t-24 12H320q20-30 12-56Z" fill={mint} />
      <circle cx="122" cy="286" r="34" fill={skins.light} />
      <path d="M92 300q-14-52 30-52 36 0 34 40-20-20-64 12Z" fill="#9a4f2a" />
      <g fill={lamp}>
        {[176, 202, 228, 254, 280].map((x, index) => (
          <rect key={x} x={x} y={274 - index} width="18" height="13" rx="6" />
        ))}
      </g>
      <Arm sleeve="M222 214q-22 20-14 40" hand="M208 254q4 12 14 14" colour={fjord} skin="brown" width={26} />
      <Arm sleeve="M350 214q4 24-34 40" hand="M316 254q-16 8-28 10" colour={fjord} skin="brown" width={26} />
      <circle cx="256" cy="278" r="30" fill={coral} opacity=".25" />
      <rect y="412" width="560" height="8" fill={cloth} />
      <Plant x={530} y={416} scale={0.8} />
    </>
  )
}
