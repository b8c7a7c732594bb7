import { type Skin, skins, trim } from './colours.ts'
import { at, type Place } from './place.ts'

/** Foot and ankle from the side, the toes to the left; x, y is the ankle. */
export function FootSide({ skin, trousers, ...place }: Place & { skin: Skin; trousers?: string }) {
  return (
    <g transform={at(place)}>
      <path
        d="M16-260h104q4 120 0 190 4 60 24 96 12 44-34 48H-146q-44-2-34-36 10-24 60-40 88-30 118-74 20-40 18-184Z"
        fill={skins[skin]}
      />
      <path
        d="M-172 48q14-10 30-6"
        fill="none"
        stroke="#000"
        strokeOpacity=".14"
        strokeWidth="6"
        strokeLinecap="round"
      />
      {trousers && <path d="M2-270h132l-4 112H6Z" fill={trousers} />}
    </g>
  )
}

/** The underside of a foot, the toes up; x, y is its middle. */
export function Sole({ skin, ...place }: Place & { skin: Skin }) {
  return (
    <g transform={at(place)} fill={skins[skin]}>
      <path d="M-84-70q2-70 74-74 84 2 92 80 2 50-16 92-14 36-8 76 2 66-56 68-62-2-58-68 4-44-12-88-16-40-16-86Z" />
      <ellipse cx="-58" cy="-160" rx="34" ry="40" transform="rotate(-8 -58 -160)" />
      <ellipse cx="-6" cy="-180" rx="20" ry="28" />
      <ellipse cx="32" cy="-170" rx="18" ry="25" transform="rotate(8 32 -170)" />
      <ellipse cx="64" cy="-148" rx="16" ry="22" transform="rotate(16 64 -148)" />
      <ellipse cx="88" cy="-116" rx="14" ry="19" transform="rotate(26 88 -116)" />
    </g>
  )
}

/** The front of a foot from above, as wide as the picture; the big toe to the left. */
export function Toes({ skin, nail = trim }: { skin: Skin; nail?: string }) {
  return (
    <>
      <path d="M70 430q-10-120 20-180 40-50 150-50 120 0 180 60 60 60 70 170Z" fill={skins[skin]} />
      <g fill={skins[skin]}>
        <ellipse cx="132" cy="196" rx="58" ry="72" transform="rotate(-8 132 196)" />
        <ellipse cx="222" cy="172" rx="38" ry="54" />
        <ellipse cx="296" cy="178" rx="36" ry="50" transform="rotate(8 296 178)" />
        <ellipse cx="364" cy="200" rx="34" ry="46" transform="rotate(16 364 200)" />
        <ellipse cx="424" cy="240" rx="31" ry="42" transform="rotate(26 424 240)" />
      </g>
      <path d="M98 182q-4-58 30-62 38-2 40 54-34 20-70 8Z" fill={nail} />
      <path
        d="M204 154q0-30 18-30t18 30q-18 10-36 0ZM280 162q2-30 20-28t16 32q-18 8-36-4ZM350 184q6-28 22-24t12 32q-18 4-34-8ZM412 222q10-24 24-18t4 30q-16 2-28-12Z"
        fill={trim}
      />
    </>
  )
}
