import { Backdrop } from '../../kit/backdrop.tsx'
import { denim, mist, plum, sky, slate, wood } from '../../kit/colours.ts'
import { Cloud } from '../../kit/nature.tsx'
import { Pain } from '../../kit/pain.tsx'
import { Standing } from '../../kit/standing.tsx'

/** Pain in many places, and one tired body. */
export function Fibromyalgia() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={wood} />
      <Standing
        x={280}
        y={404}
        scale={1.08}
        skin="tan"
        style="ponytail"
        hair="black"
        clothes="plain"
        colour={plum}
        trousers={denim}
        mood="calm"
      />
      <Pain x={232} y={166} r={7} />
      <Pain x={328} y={166} r={7} />
      <Pain x={280} y={128} r={6} />
      <Pain x={222} y={236} r={7} />
      <Pain x={338} y={236} r={7} />
      <Pain x={252} y={256} r={7} />
      <Pain x={308} y={256} r={7} />
      <Pain x={262} y={328} r={7} />
      <Pain x={298} y={328} r={7} />
      <Cloud x={110} y={130} colour={slate} />
      <Cloud x={450} y={170} colour={slate} scale={0.8} />
    </>
  )
}
