import { Lungs } from '../../kit/chest.tsx'
import { coral, denim, fjord, mint, mist, sand, sky, slate } from '../../kit/colours.ts'

/** An inhaler with its spacer, and lungs that open. */
export function Asthma() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <circle cx="190" cy="200" r="176" fill={sky} />
      <g transform="translate(-60 20)">
        <Lungs colour={mint} airways={fjord} />
      </g>
      <rect y="384" width="560" height="36" fill={sand} />
      <g transform="rotate(-10 440 260)">
        <rect x="430" y="90" width="68" height="120" rx="14" fill={slate} />
        <rect x="442" y="74" width="44" height="26" rx="8" fill="#fff" />
        <path d="M418 150h92v196q0 18-18 18h-74q-6 0-6-8l-60-2q-10 0-10-12v-44q0-12 12-12l64-2Z" fill={denim} />
        <path d="M342 296h-8q-8 0-8 8v26q0 8 8 8h8Z" fill="#fff" />
      </g>
      <g fill={coral}>
        <circle cx="314" cy="322" r="9" />
        <circle cx="286" cy="304" r="7" />
        <circle cx="284" cy="336" r="8" />
        <circle cx="258" cy="320" r="5" />
      </g>
    </>
  )
}
