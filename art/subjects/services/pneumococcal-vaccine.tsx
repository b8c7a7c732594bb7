import { Backdrop } from '../../kit/backdrop.tsx'
import { Lungs } from '../../kit/chest.tsx'
import { blush, coral, mint, plum, rose, sand, sun } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Syringe } from '../../kit/remedies.tsx'

/** Lungs behind a shield. */
export function PneumococcalVaccine() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} />
      <path d="M280 20q110 60 210 50 20 240-210 340Q50 310 70 70q100 10 210-50Z" fill={mint} />
      <g transform="translate(20 20) scale(.93)">
        <Lungs colour={rose} airways={coral} />
      </g>
      <Dots at="60 120 11, 76 134 11, 490 250 11, 506 262 11, 64 300 9, 52 312 9" fill={plum} />
      <Syringe x={478} y={120} turn={40} scale={0.85} colour={sun} />
    </>
  )
}
