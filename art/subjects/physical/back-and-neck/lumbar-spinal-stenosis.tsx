import { Backdrop } from '../../../kit/backdrop.tsx'
import { blush, bone, coral, fjord, mint, mist, sky, sun } from '../../../kit/colours.ts'
import { Dots } from '../../../kit/dots.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** The canal of the spine from above, too narrow for the nerves. */
export function LumbarSpinalStenosis() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} r={200} />
      <path
        d="M150 110q20-80 130-80t130 80q0 60-40 90l70 20q20 20-4 36l-92 4-44 60q-20 60-40 0l-44-60-92-4q-24-16-4-36l70-20q-40-30-40-90Z"
        fill={bone}
      />
      <ellipse cx="280" cy="110" rx="96" ry="60" fill={mint} />
      <path d="M214 196q66-40 132 0 12 60-66 74-78-14-66-74Z" fill={coral} />
      <path d="M256 208q24-16 48 0 8 34-24 44-32-10-24-44Z" fill={blush} />
      <Dots at="270 216 7, 288 214 7, 280 232 7, 268 230 5, 294 230 5" fill={sun} />
      <Stroke d="M180 240h50m-18-16 18 16-18 16m168-16h-50m18-16-18 16 18 16" colour={fjord} width={9} />
    </>
  )
}
