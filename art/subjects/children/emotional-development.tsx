import { Backdrop } from '../../kit/backdrop.tsx'
import { mist, sky, slate, sun, wood } from '../../kit/colours.ts'
import { Cloud, Rain } from '../../kit/nature.tsx'
import { Arm, Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Heart, SunDisc } from '../../kit/things.tsx'

/** A child with the weather of feelings above: sun, cloud, rain and heart. */
export function EmotionalDevelopment() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} floor={wood} />
      <SunDisc x={92} y={120} r={42} />
      <Stroke d="M92 54V40m48 32 10-10M158 120h14M44 72 34 62M26 120H12" colour={sun} width={7} />
      <Cloud x={222} y={92} scale={0.9} />
      <Cloud x={372} y={92} scale={0.9} colour={slate} />
      <Rain x={372} y={92} />
      <Heart x={486} y={130} scale={1.7} />
      <Person
        x={280}
        y={232}
        scale={1.3}
        skin="brown"
        style="braids"
        hair="black"
        clothes="plain"
        colour={sun}
        height={150}
      />
      <Arm sleeve="M222 340q-40 16-60-20" hand="M162 320q-10-20-10-40" colour="#e5a93c" skin="brown" width={30} />
      <Arm sleeve="M338 340q40 16 60-20" hand="M398 320q10-20 10-40" colour="#e5a93c" skin="brown" width={30} />
    </>
  )
}
