import { coral, deep, fjord, mist, night, skins, sky } from '../../kit/colours.ts'
import { Pain } from '../../kit/pain.tsx'

/** Shorts, a sore spot, and a clock: hours count. */
export function TesticularPain() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <circle cx="230" cy="220" r="186" fill={mist} />
      <path d="M84-10h292q-18 90-10 150H94Q102 80 84-10Z" fill={skins.light} />
      <path d="M90 112h280q14 110 26 208H258l-28-96-28 96H64q12-98 26-208Z" fill={fjord} />
      <path d="M90 112h280l4 34H86Z" fill={deep} />
      <path d="M76 320h118l-8 110H64Zm190 0h118l12 110H274Z" fill={skins.light} />
      <Pain x={230} y={216} r={18} />
      <circle cx="462" cy="140" r="70" fill={coral} />
      <circle cx="462" cy="140" r="54" fill="#fff" />
      <path d="M462 140v-36m0 36 28 16" stroke={night} strokeWidth="9" strokeLinecap="round" />
      <path d="M452 50h20v18h-20Z" fill={coral} />
      <g transform="translate(462 300)">
        <circle r="44" fill={coral} opacity=".25" />
        <path d="M-18-22q-10 12 6 32t36 18l8-14-18-10-10 6q-10-8-14-18l8-8-6-14Z" fill={coral} />
      </g>
    </>
  )
}
