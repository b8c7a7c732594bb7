import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, lamp, leaf, mint, sand, sky } from '../../../kit/colours.ts'
import { Sole } from '../../../kit/foot.tsx'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** The band under the foot, sore where it starts at the heel. */
export function PlantarFasciitis() {
  return (
    <>
      <Backdrop wall={sand} disc={sky} x={220} />
      <g transform="translate(12 26) scale(.94)">
        <Sole x={220} y={216} scale={1.06} skin="dark" />
        <path
          d="M222 352q-32-30-18-90 6-60-50-130l40-10q20 70 22 110 0-70-4-118h30q0 60-2 116 8-60 28-110l34 14q-40 60-44 122-2 70-36 96Z"
          fill={lamp}
          opacity=".75"
        />
        <Pain x={226} y={344} r={20} />
      </g>
      <g transform="translate(452 300)">
        <circle r="62" fill={mint} />
        <circle r="62" fill="none" stroke={leaf} strokeWidth="7" />
        <Stroke d="M-40-42q40 34 80 0M-40 42q40-34 80 0" colour={leaf} width={6} />
      </g>
      <Stroke d="M400 80q20-30 52-24m-38 60q16-20 40-16" colour={coral} width={8} />
    </>
  )
}
