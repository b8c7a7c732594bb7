import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fold, leaf, mist, pine, sky, sun, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'

/** A sample at home, and an answer in an envelope. */
export function ChlamydiaTest() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={wood} />
      <path d="M70 190h240v190H70Z" fill="#fff" />
      <path d="M70 190 190 290l120-100" fill="none" stroke={fold} strokeWidth="8" />
      <path d="M70 190h240L190 284Z" fill={coral} opacity=".85" />
      <circle cx="190" cy="296" r="34" fill={leaf} />
      <Stroke d="m176 296 10 12 20-24" colour="#fff" width={8} />
      <g transform="rotate(12 430 220)">
        <rect x="400" y="120" width="62" height="230" rx="28" fill="#fff" opacity=".85" />
        <path d="M400 240h62v82q0 28-31 28t-31-28Z" fill={sun} />
        <rect x="392" y="94" width="78" height="38" rx="8" fill={pine} />
        <path d="M412 260h38v50h-38Z" fill="#fff" opacity=".8" />
      </g>
    </>
  )
}
