import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, fjord, honey, mist, skins, wood } from '../../kit/colours.ts'
import { Arm, Person } from '../../kit/person.tsx'
import { Jar } from '../../kit/remedies.tsx'

/** A skin nurse with cream and a dressing. */
export function Dermatologynurse() {
  return (
    <>
      <Backdrop wall={mist} disc={blush} floor={wood} depth={60} />
      <Person
        x={180}
        y={160}
        scale={1.5}
        skin="brown"
        style="curly"
        hair="black"
        clothes="scrubs"
        colour={fjord}
        look={0.5}
        height={180}
      />
      <path d="M560 270q-100-20-190-10-60 6-60 30t60 30q90 4 190 0Z" fill={skins.fair} />
      <path d="M570 250H470v90h100Z" fill={coral} />
      <rect x="380" y="262" width="70" height="58" rx="12" fill="#fff" />
      <rect x="396" y="274" width="38" height="34" rx="6" fill={honey} />
      <Arm sleeve="M262 300q50 20 70-10" hand="M332 290q20-16 50-14" colour={fjord} skin="brown" width={36} />
      <Jar x={470} y={200} scale={0.7} />
      <path d="M410 198h130v12H410Z" fill={wood} />
    </>
  )
}
