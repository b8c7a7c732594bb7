import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, fjord, leaf, rose, sand } from '../../kit/colours.ts'
import { Flower } from '../../kit/nature.tsx'
import { Profile } from '../../kit/senses.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A rose whose scent does not arrive. */
export function LossOfSmell() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} x={360} />
      <Profile x={390} y={190} scale={1.15} skin="fair" hair="black" colour={leaf} />
      <Flower x={110} y={400} scale={1.7} colour={coral} />
      <Stroke d="M150 150q30-30 60 0m-50-46q20-20 40 0" colour={rose} width={9} dash="2 15" />
      <Stroke d="m206 190 34 34m0-34-34 34" colour={fjord} width={11} />
    </>
  )
}
