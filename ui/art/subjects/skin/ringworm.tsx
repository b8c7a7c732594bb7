import { coral, fjord, skins, sky, sun } from '../../kit/colours.ts'

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
        <path d="M410 110h96l-14 152h-68Z" fill="#fff" />
        <path d="M406 96h104v22H406Z" fill={fjord} />
        <path d="M417 170h82l-4 46h-74Z" fill={sun} />
        <path d="M438 262h40v24h-40Z" fill={fjord} />
        <path d="M448 286q-6 26 10 40 18-12 10-40Z" fill="#fff" />
      </g>
    </>
  )
}
