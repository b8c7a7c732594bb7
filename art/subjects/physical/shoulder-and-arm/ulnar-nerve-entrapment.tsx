import { Backdrop } from '../../../kit/backdrop.tsx'
import { BentArm } from '../../../kit/bones.tsx'
import { blush, denim, sand, sun } from '../../../kit/colours.ts'
import { Dots } from '../../../kit/dots.tsx'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** The nerve round the elbow that makes the little finger tingle. */
export function UlnarNerveEntrapment() {
  return (
    <>
      <Backdrop wall={sand} disc={blush} />
      <BentArm skin="brown" sleeve={denim} />
      <Stroke d="M160 100q6 120 4 190 10 30 60 20l220-86 60-16" colour={sun} width={11} />
      <Pain x={172} y={304} r={17} />
      <Dots at="500 190 6, 486 210 5, 512 172 5, 470 226 5" fill={sun} />
      <Stroke d="m530 210 22 14m-44 12 10 24" colour={sun} width={7} />
    </>
  )
}
