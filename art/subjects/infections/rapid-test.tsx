import { card, coral, deep, fjord, leaf, mist, night, sand, sky, sun } from '../../kit/colours.ts'

/** A rapid test, a swab, and the certificate for the journey. */
export function RapidTest() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <circle cx="180" cy="210" r="150" fill={mist} />
      <g transform="rotate(-12 180 210)">
        <rect x="112" y="68" width="136" height="284" rx="34" fill="#fff" />
        <rect x="146" y="112" width="68" height="110" rx="18" fill={sand} />
        <path d="M152 148h56" stroke={coral} strokeWidth="10" strokeLinecap="round" />
        <path d="M152 182h56" stroke={coral} strokeWidth="10" strokeLinecap="round" opacity=".25" />
        <circle cx="180" cy="290" r="28" fill={fjord} />
        <circle cx="180" cy="290" r="15" fill={deep} />
      </g>
      <g transform="rotate(30 330 130)">
        <path d="M330 60v220" stroke={night} strokeWidth="9" strokeLinecap="round" />
        <ellipse cx="330" cy="66" rx="14" ry="30" fill={card} />
      </g>
      <g transform="rotate(6 420 270)">
        <rect x="340" y="168" width="170" height="204" rx="18" fill="#fff" />
        <path d="M340 216v-30q0-18 18-18h134q18 0 18 18v30Z" fill={fjord} />
        <path d="M364 248h100m-100 28h120" stroke="#c9d8d1" strokeWidth="8" strokeLinecap="round" />
        <circle cx="464" cy="328" r="26" fill={leaf} />
        <path
          d="m452 329 8 8 16-18"
          fill="none"
          stroke="#fff"
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="m366 340 20-22 40-8-8-14 8-2 16 14 16-3q10 0 8 8l-56 16-8 18-8 2v-18l-18 2Z" fill={sun} />
      </g>
    </>
  )
}
