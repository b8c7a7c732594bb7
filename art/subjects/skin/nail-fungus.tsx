import { honey, mint, mist, pine, sand, sky, wood } from '../../kit/colours.ts'
import { Toes } from '../../kit/foot.tsx'

/** A foot with one thick, yellow nail. */
export function NailFungus() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <circle cx="270" cy="220" r="186" fill={sky} />
      <Toes skin="tan" nail={honey} />
      <path
        d="M104 142q10-22 26-20m-24 40 18-6m12-14 20 8m-22 14 22 4"
        fill="none"
        stroke={wood}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <rect y="404" width="560" height="16" fill={sand} />
      <g transform="rotate(12 494 110)">
        <path d="M468 90h54v82q0 10-10 10h-34q-10 0-10-10Z" fill="#fff" />
        <path d="M480 32h30v60h-30Z" fill={pine} />
        <path d="M468 118h54v34h-54Z" fill={mint} />
      </g>
    </>
  )
}
