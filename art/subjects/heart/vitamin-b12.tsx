import { coral, denim, honey, lamp, mist, sand, sky, trim } from '../../kit/colours.ts'

/** Fish, egg and milk: where B12 comes from, and the nerve it keeps well. */
export function VitaminB12() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <circle cx="270" cy="200" r="186" fill={mist} />
      <rect y="372" width="560" height="48" fill={sand} />
      <path d="M70 330q70-84 190-50 24-30 54-34-10 36-2 68 4 26 6 42-34-8-54-34-114 44-194 8Z" fill={denim} />
      <circle cx="122" cy="316" r="8" fill="#fff" />
      <path
        d="M168 296q22 26 0 54"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M352 372V238l16-36v-26h60v26l16 36v134Z" fill="#fff" />
      <path d="M352 372v-96h92v96Z" fill={trim} />
      <rect x="362" y="160" width="72" height="20" rx="6" fill={coral} />
      <ellipse cx="502" cy="338" rx="38" ry="46" fill={lamp} />
      <g fill="none" stroke={honey} strokeLinecap="round">
        <path d="M60 110h80" strokeWidth="30" />
        <path d="M168 110h70" strokeWidth="30" />
        <path d="M266 110h50" strokeWidth="30" />
        <path d="M20 110h330" stroke={coral} strokeWidth="8" />
      </g>
      <path
        d="M350 110q26-4 40-34m-40 34q24 6 34 32"
        fill="none"
        stroke={coral}
        strokeWidth="8"
        strokeLinecap="round"
      />
    </>
  )
}
