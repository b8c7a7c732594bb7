import { coral, skins, sky, sun } from '../../kit/colours.ts'
import { Tube } from '../../kit/remedies.tsx'

/** A ring on the skin with a scaly edge, and a tube of cream. */
export function Ringworm() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <path d="M-20 420V170Q120 80 290 90t290 70v260Z" fill={skins.brown} />
      <path d="M-20 216Q120 126 290 136t290 70" fill="none" stroke="#fff" strokeOpacity=".18" strokeWidth="16" />
      <g fill="none" stroke={coral}>
        <circle cx="210" cy="262" r="84" strokeWidth="22" opacity=".55" />
        <circle cx="210" cy="262" r="90" strokeWidth="9" strokeDasharray="4 15" strokeLinecap="round" />
        <circle cx="372" cy="330" r="34" strokeWidth="13" opacity=".55" />
        <circle cx="372" cy="330" r="38" strokeWidth="6" strokeDasharray="3 11" strokeLinecap="round" />
      </g>
      <g transform="rotate(-24 450 190)">
        <Tube x={458} y={293} scale={1.2} label={sun} />
        <path d="M448 286q-6 26 10 40 18-12 10-40Z" fill="#fff" />
      </g>
    </>
  )
}
