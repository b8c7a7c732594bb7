import { Backdrop } from '../../kit/backdrop.tsx'
import { blood, blush, leaf, plum, sand, skins, sun, wood } from '../../kit/colours.ts'
import { Plaster } from '../../kit/remedies.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Tubes in a rack, and a bent arm with a plaster. */
export function BloodTests() {
  return (
    <>
      <Backdrop wall={sand} disc={blush} x={200} floor={wood} depth={50} />
      <path d="M-20 210q110 40 180 40l120-150 50 40-110 160q-30 40-90 40-90 0-150-20Z" fill={skins.light} />
      <Stroke d="M70 220v120" colour={leaf} width={15} />
      <Plaster x={190} y={272} turn={-34} scale={0.5} />
      <path d="M330 306h200v20H330Zm10 20h16v46h-16Zm164 0h16v46h-16Z" fill={wood} />
      <g>
        <rect x="352" y="190" width="38" height="150" rx="18" fill="#fff" opacity=".85" />
        <path d="M352 250h38v72q0 18-19 18t-19-18Z" fill={blood} />
        <rect x="346" y="172" width="50" height="28" rx="6" fill={plum} />
        <rect x="412" y="190" width="38" height="150" rx="18" fill="#fff" opacity=".85" />
        <path d="M412 240h38v82q0 18-19 18t-19-18Z" fill={blood} />
        <rect x="406" y="172" width="50" height="28" rx="6" fill={sun} />
        <rect x="472" y="190" width="38" height="150" rx="18" fill="#fff" opacity=".85" />
        <path d="M472 260h38v62q0 18-19 18t-19-18Z" fill={blood} />
        <rect x="466" y="172" width="50" height="28" rx="6" fill={leaf} />
      </g>
    </>
  )
}
