import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, honey, mist, sand, skins, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Winding blue veins on a calf. */
export function VaricoseVeins() {
  return (
    <>
      <Backdrop wall={sand} disc={mist} />
      <path d="M190-10h170q24 110 10 210-20 80-14 150l10 80H206l10-80q-50-140-40-210 14-70 14-150Z" fill={skins.fair} />
      <Stroke d="M270 30q-30 40 0 70t-10 66 20 60-14 60 10 70" colour={denim} width={14} />
      <Stroke
        d="M268 110q40 0 44 30t30 40m-92-10q-40 10-40 50m60 20q30 10 30 40"
        colour={denim}
        width={8}
        opacity={0.75}
      />
      <Dots at="268 100 12, 262 166 13, 278 226 12" fill={denim} />
      <path d="M176-10h200l6 46H182Z" fill={coral} />
      <path d="M430 90h74v190q0 20 14 28l28 12v50h-60q-56-6-56-60Z" fill={honey} />
      <path d="M430 90h74v26h-74Z" fill={wood} />
      <Stroke d="M430 150h74m-74 26h74m-74 26h74m-74 26h74" colour={wood} width={4} opacity={0.5} />
    </>
  )
}
