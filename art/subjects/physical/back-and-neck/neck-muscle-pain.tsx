import { Backdrop } from '../../../kit/backdrop.tsx'
import { BareBack } from '../../../kit/chest.tsx'
import { blush, coral, leaf, mist, muscle } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** Tight muscles between neck and shoulders, and warm hands on them. */
export function NeckMusclePain() {
  return (
    <>
      <Backdrop wall={mist} disc={blush} />
      <BareBack skin="light" hair="brown" colour={leaf} />
      <path d="M280 36q-24 70-150 104 110 40 150 170 40-130 150-170-126-34-150-104Z" fill={muscle} opacity=".5" />
      <Pain x={196} y={132} r={15} />
      <Pain x={364} y={132} r={15} />
      <Stroke d="M110 60q-16 16 0 34t0 34M450 60q16 16 0 34t0 34" colour={coral} width={8} />
    </>
  )
}
