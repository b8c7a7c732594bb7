import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, fjord, leaf, rose, sand, sky, sun, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Armchair } from '../../kit/room.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Mug } from '../../kit/things.tsx'

/** A doctor for the mind who listens and explains. */
export function Psychiatrist() {
  return (
    <>
      <Backdrop wall={sand} floor={wood} />
      <Armchair x={150} y={398} scale={0.95} colour={leaf}>
        <Person
          x={150}
          y={214}
          scale={1.1}
          skin="brown"
          style="short"
          hair="grey"
          clothes="shirt"
          colour={denim}
          look={0.7}
          glasses
          beard="full"
          height={150}
        />
      </Armchair>
      <Armchair x={420} y={398} scale={0.95} colour={coral}>
        <Person
          x={420}
          y={220}
          scale={1.1}
          skin="light"
          style="ponytail"
          hair="auburn"
          clothes="sweater"
          colour={sun}
          mood="calm"
          look={-0.7}
          height={150}
        />
      </Armchair>
      <circle cx="284" cy="100" r="66" fill={sky} />
      <path d="M240 110q-10-46 36-54 50-4 54 44-2 24-18 30v16h-46v-20q-20 2-26-16Z" fill={rose} />
      <Stroke d="M262 96q0-20 20-20m-6 34q20 6 30-12" colour="#fff" width={6} />
      <path d="M262 300h40v98h-40Z" fill={wood} />
      <Mug x={282} y={300} scale={0.8} colour={fjord} />
    </>
  )
}
