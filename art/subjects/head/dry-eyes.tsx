import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, denim, honey, leaf, rose, sand } from '../../kit/colours.ts'
import { Drop } from '../../kit/nature.tsx'
import { EyeFront } from '../../kit/senses.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** An eye that needs a drop. */
export function DryEyes() {
  return (
    <>
      <Backdrop wall={sand} disc={blush} y={240} r={170} />
      <EyeFront x={280} y={240} scale={1.3} iris={denim} />
      <Stroke d="m120 240 34-8m-20 26 30 6m270-22-34-8m22 26-30 6" colour={coral} width={5} />
      <path d="M86 246Q280 428 474 246" fill="none" stroke={rose} strokeWidth="8" strokeLinecap="round" />
      <path d="M246-10h68v44q0 12-12 14l-12 18h-20l-12-18q-12-2-12-14Z" fill={leaf} />
      <Drop x={280} y={112} scale={1} />
      <Stroke d="M70 80q30-14 60 0m300 0q30-14 60 0M50 120q24-12 48 0m364 0q24-12 48 0" colour={honey} width={8} />
    </>
  )
}
