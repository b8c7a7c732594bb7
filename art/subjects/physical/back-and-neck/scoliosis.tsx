import { Backdrop } from '../../../kit/backdrop.tsx'
import { BareBack } from '../../../kit/chest.tsx'
import { blush, coral, denim, fjord, lamp, mist } from '../../../kit/colours.ts'
import { Stroke } from '../../../kit/stroke.tsx'

/** A spine with a gentle curve to the side. */
export function Scoliosis() {
  return (
    <>
      <Backdrop wall={mist} disc={blush} />
      <BareBack skin="fair" hair="auburn" colour={denim} />
      <Stroke d="M280 50q56 50 36 110t-56 110-10 96" colour={lamp} width={34} />
      <Stroke d="M280 50q56 50 36 110t-56 110-10 96" colour={coral} width={9} dash="1 26" />
      <Stroke d="M280 40v320" colour={fjord} width={4} dash="2 12" />
      <Stroke d="M168 150q40-30 70 0m90 14q40-30 70 0" colour="#000" opacity={0.12} width={7} />
    </>
  )
}
