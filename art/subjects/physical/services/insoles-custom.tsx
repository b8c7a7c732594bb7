import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, fold, leaf, mint, mist, sky, wood } from '../../../kit/colours.ts'
import { Sole } from '../../../kit/foot.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** An insole shaped after the print of one foot. */
export function InsolesCustom() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} floor={wood} />
      <path d="M60 110h180v250H60Z" fill={fold} />
      <g opacity=".45">
        <Sole x={150} y={236} scale={0.72} skin="brown" />
      </g>
      <Stroke d="M270 230h60m-22-20 24 20-24 20" colour={coral} width={10} />
      <path d="M420 90q56 26 54 116 0 40-12 84-8 40-10 76-20 24-56 0-8-80 4-140 4-40-2-70 0-50 22-66Z" fill={leaf} />
      <path d="M398 190q20 40 8 90-20-30-8-90Z" fill={mint} />
      <Stroke d="M430 130q20 40 8 110" colour="#fff" opacity={0.4} width={8} />
    </>
  )
}
