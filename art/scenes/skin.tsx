import { blush, cloth, coral, deep, night, rose, sand, skins, sun, wood } from '../kit/colours.ts'
import { Arm, Person } from '../kit/person.tsx'
import { Plant } from '../kit/things.tsx'

/** A dermatologist looks at a mole through a glass. */
export function Skin() {
  return (
    <>
      <rect width="560" height="420" fill={blush} />
      <circle cx="372" cy="200" r="150" fill={sand} />
      <circle cx="86" cy="92" r="32" fill={sun} />
      <Person x={384} y={136} skin="tan" scarf={deep} clothes="coat" colour={cloth} look={-0.7} height={300} glasses />
      <rect y="392" width="560" height="28" fill={wood} />
      <path
        d="M-10 300C90 270 190 268 262 292c34-6 62 0 62 22 0 20-20 26-34 26 8 12-2 22-16 20-50 6-150 2-284 44Z"
        fill={skins.brown}
      />
      <path
        d="M278 320q24-4 34-10M266 340l22 0"
        stroke={skins.dark}
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".5"
      />
      <path d="M-10 288q62-22 116-26l10 106q-60 12-126 44Z" fill={coral} />
      <path d="m104 262 14 2 8 100-12 4Z" fill="#fff" opacity=".35" />
      <circle cx="196" cy="300" r="58" fill={skins.brown} />
      <path d="M172 292c0-18 16-26 30-22 18 4 20 24 8 34-12 10-38 8-38-12Z" fill={skins.dark} />
      <circle cx="196" cy="300" r="60" fill="none" stroke={night} strokeWidth="11" />
      <path
        d="M158 268a50 50 0 0 1 40-20"
        stroke="#fff"
        strokeWidth="7"
        strokeLinecap="round"
        fill="none"
        opacity=".7"
      />
      <path d="m242 344 40 28" stroke={night} strokeWidth="15" strokeLinecap="round" />
      <Arm sleeve="M430 232q26 82-46 118" hand="M382 352q-40 24-84 24" colour={cloth} skin="tan" width={28} />
      <path
        d="M432 240q8 34-4 60"
        stroke={deep}
        strokeOpacity=".12"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <Plant x={512} y={396} scale={0.7} pot={rose} />
    </>
  )
}
