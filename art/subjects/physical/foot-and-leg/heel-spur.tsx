import { Backdrop } from '../../../kit/backdrop.tsx'
import { LowerLeg } from '../../../kit/bones.tsx'
import { coral, lamp, mist, rose, sky, trim, wood } from '../../../kit/colours.ts'
import { Stroke } from '../../../kit/stroke.tsx'

/** A small spike under the heel bone. */
export function HeelSpur() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={wood} />
      <LowerLeg skin="tan" trousers={coral} />
      <path d="M318 260q50-10 60 30 20 60 0 66-40 14-86 0-14 10-44 14 10-24 30-40 10-50 40-70Z" fill={lamp} />
      <path d="M298 354q-20 14-48 14 20-18 36-28Z" fill={trim} />
      <Stroke d="M250 372q-70-6-130-2" colour={rose} width={9} />
      <Stroke d="m236 330-30-24m50 8-12-36m46 28 4-36" colour={coral} width={8} />
    </>
  )
}
