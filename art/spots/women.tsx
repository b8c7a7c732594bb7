import { coral, mint, skins } from '../kit/colours.ts'
import { Arm, Person } from '../kit/person.tsx'

export function WomenSpot() {
  return (
    <>
      <Person x={96} y={44} scale={0.76} skin="brown" style="long" hair="black" colour={mint} look={0.3} height={160} />
      <path d="M72 122q38-18 64 8 12 16 8 40H66Z" fill={mint} />
      <path
        d="M72 122q38-18 64 8"
        fill="none"
        stroke="#000"
        strokeOpacity=".14"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Arm sleeve="M62 104q-20 34 6 46" hand="M68 150q20 8 40 0" colour={mint} skin="brown" width={18} />
      <Arm sleeve="M130 102q22 14 16 28" hand="M144 132q-10 10-26 6" colour={mint} skin="brown" width={18} />
      <path d="M168 30a18 18 0 1 0 16 28 20 20 0 0 1-16-28Z" fill={coral} />
      <circle cx="176" cy="92" r="6" fill={skins.light} />
    </>
  )
}
