import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, leaf, mist, night, pine, sky, sun } from '../../kit/colours.ts'
import { Drop } from '../../kit/nature.tsx'
import { Arm } from '../../kit/person.tsx'
import { Standing } from '../../kit/standing.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A skipping rope, and the drop that came with the jump. */
export function UrineLeakage() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={leaf} depth={30} />
      <ellipse cx="280" cy="394" rx="80" ry="9" fill={night} opacity=".25" />
      <Stroke d="M178 246Q70-40 280-4t102 250" colour={coral} width={8} />
      <Stroke d="M178 246q-60 120 20 166m184-166q60 120-20 166" colour={coral} width={8} opacity={0.4} />
      <Standing
        x={280}
        y={366}
        scale={0.92}
        skin="light"
        style="ponytail"
        hair="blond"
        colour={sun}
        trousers={pine}
        arms={false}
      />
      <Arm sleeve="M234 176q-40 20-50 40" hand="M184 216q-10 14-6 30" colour={sun} skin="light" width={22} />
      <Arm sleeve="M326 176q40 20 50 40" hand="M376 216q10 14 6 30" colour={sun} skin="light" width={22} />
      <Drop x={444} y={110} scale={1.4} />
      <Drop x={490} y={180} scale={0.8} />
    </>
  )
}
