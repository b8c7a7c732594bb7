import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, leaf, mint, mist, night, sun, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'

/** A tape measure, a scale and an apple. */
export function WeightLoss() {
  return (
    <>
      <Backdrop wall={mist} disc={blush} floor={wood} depth={40} />
      <rect x="90" y="230" width="260" height="150" rx="30" fill={mint} />
      <path d="M150 300a70 70 0 0 1 140 0Z" fill="#fff" />
      <Stroke d="m220 298 30-50m-84 34 8 4m28-40 4 10m54 26-8 4" colour={night} width={7} />
      <circle cx="220" cy="300" r="9" fill={coral} />
      <path d="M430 250c-60-30-92 90-24 100 14 0 20-6 30-6s16 6 30 6c68-10 36-130-36-100Z" fill={coral} />
      <Stroke d="M432 252q0-26 18-40" colour={wood} width={8} />
      <path d="M440 232q20-30 52-12-20 28-52 12Z" fill={leaf} />
      <Stroke d="M370 330q60 30 130-10 40-30-10-40t-140 0q-60 20-20 60t120 40" colour={sun} width={20} />
      <Stroke d="M392 330v10m30-6v12m34-18v12m32-26 6 8" colour={night} width={4} />
      <Stroke d="M120 80q60-10 80 30t70 40 90 20m-28-24 30 26-34 18" colour={leaf} width={11} />
    </>
  )
}
