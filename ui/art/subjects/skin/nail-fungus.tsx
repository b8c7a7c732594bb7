import { honey, mint, mist, pine, sand, skins, sky, trim, wood } from '../../kit/colours.ts'

/** A foot with one thick, yellow nail. */
export function NailFungus() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <circle cx="270" cy="220" r="186" fill={sky} />
      <path d="M70 430q-10-120 20-180 40-50 150-50 120 0 180 60 60 60 70 170Z" fill={skins.tan} />
      <g fill={skins.tan}>
        <ellipse cx="132" cy="196" rx="58" ry="72" transform="rotate(-8 132 196)" />
        <ellipse cx="222" cy="172" rx="38" ry="54" />
        <ellipse cx="296" cy="178" rx="36" ry="50" transform="rotate(8 296 178)" />
        <ellipse cx="364" cy="200" rx="34" ry="46" transform="rotate(16 364 200)" />
        <ellipse cx="424" cy="240" rx="31" ry="42" transform="rotate(26 424 240)" />
      </g>
      <path d="M98 182q-4-58 30-62 38-2 40 54-34 20-70 8Z" fill={honey} />
      <path
        d="M104 142q10-22 26-20m-24 40 18-6m12-14 20 8m-22 14 22 4"
        fill="none"
        stroke={wood}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <g fill={trim}>
        <path d="M204 154q0-30 18-30t18 30q-18 10-36 0ZM280 162q2-30 20-28t16 32q-18 8-36-4ZM350 184q6-28 22-24t12 32q-18 4-34-8ZM412 222q10-24 24-18t4 30q-16 2-28-12Z" />
      </g>
      <rect y="404" width="560" height="16" fill={sand} />
      <g transform="rotate(12 494 110)">
        <path d="M468 90h54v82q0 10-10 10h-34q-10 0-10-10Z" fill="#fff" />
        <path d="M480 32h30v60h-30Z" fill={pine} />
        <path d="M468 118h54v34h-54Z" fill={mint} />
      </g>
    </>
  )
}
