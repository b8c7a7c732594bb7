import { coral, mist, night, skins, sky } from '../../kit/colours.ts'

/** The ugly duckling: one dark, uneven spot among the others on a back. */
export function Melanoma() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <circle cx="260" cy="210" r="190" fill={mist} />
      <path d="M212-10h96v44q0 26 40 36 94 22 104 120l20 230H48l20-230q10-98 104-120 40-10 40-36Z" fill={skins.fair} />
      <path d="M260 90v250" stroke="#000" strokeOpacity=".08" strokeWidth="9" strokeLinecap="round" />
      <path
        d="M150 190q30 60 10 120M370 190q-30 60-10 120"
        fill="none"
        stroke="#000"
        strokeOpacity=".08"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <g fill="#8a5a3c">
        <circle cx="176" cy="150" r="7" />
        <circle cx="214" cy="240" r="6" />
        <circle cx="130" cy="270" r="7" />
        <circle cx="300" cy="170" r="6" />
        <circle cx="226" cy="330" r="7" />
        <circle cx="398" cy="300" r="6" />
        <circle cx="300" cy="360" r="6" />
      </g>
      <circle
        cx="346"
        cy="236"
        r="56"
        fill="none"
        stroke={coral}
        strokeWidth="9"
        strokeDasharray="14 12"
        strokeLinecap="round"
      />
      <path d="M324 218c14-14 34-8 42 4s16 18 6 32-24 6-34 16-26-4-26-20-2-22 12-32Z" fill="#3a1d10" />
      <circle cx="352" cy="232" r="8" fill="#7a4024" />
      <path d="m386 276 96 92" stroke={night} strokeWidth="20" strokeLinecap="round" />
      <circle cx="346" cy="236" r="74" fill="none" stroke={night} strokeWidth="12" />
    </>
  )
}
