import { Backdrop } from '../../kit/backdrop.tsx'
import { BareBack } from '../../kit/chest.tsx'
import { coral, denim, skins, sky, sun } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'
import { SunDisc } from '../../kit/things.tsx'

/** Red shoulders with the pale lines of a swimsuit. */
export function Sunburn() {
  return (
    <>
      <Backdrop wall={sky} />
      <SunDisc x={280} y={-6} r={100} />
      <BareBack skin="fair" hair="ginger" colour={denim} />
      <path
        d="M168 76q112 60 224 0 96 22 104 130l2 60q-110 30-218 30T62 266l2-60Q72 98 168 76Z"
        fill={coral}
        opacity=".6"
      />
      <path d="M174 82q60 90 86 120v150h40V202q26-30 86-120l-34-8q-40 70-72 96-32-26-72-96Z" fill={skins.fair} />
      <Stroke d="M280 200v150" colour="#000" opacity={0.1} width={7} />
      <path d="M50 366h460v64H50Z" fill={sun} />
      <Stroke d="M110 60 80 36m370 24 30-24M150 20 130-6m280 26 20-26" colour={sun} />
    </>
  )
}
