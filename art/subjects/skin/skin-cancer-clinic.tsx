import { Backdrop } from '../../kit/backdrop.tsx'
import { BareBack } from '../../kit/chest.tsx'
import { coral, fjord, fold, mist, night, skins, sky } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Lens } from '../../kit/lens.tsx'
import { Sheet } from '../../kit/things.tsx'

/** A dermatoscope over a back, and a map of its moles. */
export function SkinCancerClinic() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} />
      <g transform="translate(-70 0)">
        <BareBack skin="light" hair="brown" colour={fjord} />
        <Dots at="180 160 7, 230 230 6, 340 140 8, 380 250 6, 200 300 5, 330 300 6" fill="#5b3724" />
      </g>
      <Lens x={276} y={160} scale={0.72} glass={skins.light}>
        <path d="M-34-20c20-26 62-16 66 10s-24 48-52 40-34-28-14-50Z" fill="#5b3724" />
        <Dots at="-8 -4 7, 12 8 6" fill={night} />
      </Lens>
      <Sheet x={430} y={210} width={110} height={160} />
      <path d="M470 236h30v20q22 4 24 30v60h-78v-60q2-26 24-30Z" fill={fold} />
      <Dots at="468 300 4, 490 320 4, 504 290 4" fill={coral} />
    </>
  )
}
