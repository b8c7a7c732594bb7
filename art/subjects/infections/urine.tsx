import { coral, mist, rose, sand, sky, water } from '../../kit/colours.ts'
import { Pain } from '../../kit/pain.tsx'
import { Torso } from '../../kit/torso.tsx'

/** Kidneys, urinary tract and a sore bladder, and a glass of water. */
export function Urine() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <circle cx="240" cy="200" r="190" fill={sky} />
      <Torso skin="tan" />
      <g fill={rose}>
        <path d="M196 104c-34-2-50 26-46 58s26 46 44 32c12-10 4-26 6-40s14-22 14-32-8-18-18-18Z" />
        <path d="M284 104c34-2 50 26 46 58s-26 46-44 32c-12-10-4-26-6-40s-14-22-14-32 8-18 18-18Z" />
        <path d="M200 292c0-26 18-38 40-38s40 12 40 38-18 46-40 46-40-20-40-46Z" />
      </g>
      <path
        d="M204 158q12 60 24 102m48-102q-12 60-24 102"
        fill="none"
        stroke={rose}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <Pain x={240} y={300} r={15} />
      <rect y="404" width="560" height="16" fill={sand} />
      <path d="M430 252h90l-10 140q-1 12-12 12h-46q-11 0-12-12Z" fill="#fff" opacity=".85" />
      <path d="M434 296h82l-7 94q-1 10-11 10h-46q-10 0-11-10Z" fill={water} />
      <path d="M508 222 476 372" stroke={coral} strokeWidth="8" strokeLinecap="round" />
    </>
  )
}
