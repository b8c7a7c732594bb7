import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, leaf, mist, sky, wood } from '../../kit/colours.ts'
import { Cloud } from '../../kit/nature.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Words } from '../../kit/things.tsx'

/** A stamped paper for the journey. */
export function TravelCertificate() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={wood} />
      <Cloud x={130} y={120} />
      <path
        d="m60 190 120-30 70-70q24-12 30 8l-50 60 30 70-20 10-50-50-60 30 4 30-16 6-24-40Z"
        fill={coral}
        transform="translate(-20 -10)"
      />
      <g transform="rotate(5 360 240)">
        <rect x="256" y="90" width="230" height="290" rx="16" fill="#fff" />
        <Words x={284} y={130} widths={[140, 170, 120, 160, 150]} gap={26} />
        <circle cx="420" cy="316" r="44" fill="none" stroke={leaf} strokeWidth="8" />
        <circle cx="420" cy="316" r="32" fill="none" stroke={leaf} strokeWidth="4" strokeDasharray="5 6" />
        <Stroke d="m404 316 12 14 22-28" colour={leaf} width={8} />
        <Stroke d="M284 330q20-20 30 0t30-6 24 6" colour={denim} width={5} />
      </g>
    </>
  )
}
