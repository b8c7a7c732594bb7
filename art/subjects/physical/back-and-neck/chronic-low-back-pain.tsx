import { Backdrop } from '../../../kit/backdrop.tsx'
import { BareBack } from '../../../kit/chest.tsx'
import { coral, leaf, mist, pine, sky } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'
import { Month } from '../../../kit/room.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** A sore back for many months, and a walk that helps. */
export function ChronicLowBackPain() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} x={200} floor={leaf} />
      <BareBack skin="tan" hair="brown" colour={pine} />
      <Pain x={280} y={306} r={20} />
      <Stroke d="M226 290q-30 20-30 50m138-50q30 20 30 50" colour={coral} width={8} dash="2 15" />
      <Month
        x={470}
        y={120}
        scale={0.6}
        marked={[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]}
      />
    </>
  )
}
