import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, leaf, sand, sun, water, wood } from '../../kit/colours.ts'
import { Syringe } from '../../kit/remedies.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A globe, a passport and a syringe. */
export function TravelVaccines() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} floor={wood} depth={50} />
      <circle cx="210" cy="200" r="126" fill={water} />
      <path
        d="M130 130q40-50 90-40 20 40-10 60-60 10-60 60-40-20-20-80ZM250 190q50-30 80 10-10 70-70 90-30-40-10-100ZM160 270q30-10 40 20-10 20-30 16Z"
        fill={leaf}
      />
      <path d="M200 326h20v30h-20Zm-50 28h120v18H150Z" fill={wood} />
      <g transform="rotate(8 420 300)">
        <rect x="364" y="220" width="112" height="150" rx="12" fill="#8a3a2b" />
        <circle cx="420" cy="276" r="28" fill="none" stroke={sun} strokeWidth="6" />
        <Stroke d="M392 276h56m-28-28q-20 28 0 56m0-56q20 28 0 56" colour={sun} width={4} />
        <Stroke d="M396 336h48" colour={sun} width={6} />
      </g>
      <Syringe x={450} y={110} turn={40} scale={0.9} />
    </>
  )
}
