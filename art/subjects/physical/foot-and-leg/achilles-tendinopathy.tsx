import { Backdrop } from '../../../kit/backdrop.tsx'
import { LowerLeg } from '../../../kit/bones.tsx'
import { coral, fjord, mist, sky, trim, wood } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** The tendon above the heel, thick and sore. */
export function AchillesTendinopathy() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={wood} />
      <LowerLeg skin="light" trousers={fjord} />
      <Stroke d="M372 190q-10 70 2 120l18 50" colour={trim} width={17} />
      <path d="M366 230q20 20 8 70-20-20-8-70Z" fill={coral} />
      <Pain x={374} y={266} r={19} />
      <Stroke d="m430 230 30-14m-24 54h34m-40 40 28 18" colour={coral} width={9} />
    </>
  )
}
