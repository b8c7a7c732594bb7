import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, hairs, leaf, sand } from '../../kit/colours.ts'
import { Drop } from '../../kit/nature.tsx'
import { EyeFront } from '../../kit/senses.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A red and tired eye. */
export function RedEye() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} />
      <EyeFront x={280} y={210} scale={1.5} iris={leaf} white="#f6c9bd" />
      <Stroke
        d="M80 210q40-20 70 0t36-6m-86 30q30 0 40 16t40 4m300-44q-40-20-70 0t-36-6m86 30q-30 0-40 16t-40 4m-190-110q10 20 30 24m170-24q-10 20-30 24"
        colour="#d9483b"
        width={5}
      />
      <path d="M58 214Q280 424 502 214" fill="none" stroke={coral} strokeWidth="10" strokeLinecap="round" />
      <Stroke d="M100 90Q280-30 460 90" colour={hairs.brown} width={19} />
      <Drop x={424} y={330} scale={0.8} />
    </>
  )
}
