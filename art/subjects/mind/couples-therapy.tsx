import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, fjord, leaf, mint, sand, sun, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Armchair } from '../../kit/room.tsx'
import { Sofa } from '../../kit/sofa.tsx'
import { Bubble, Heart, Words } from '../../kit/things.tsx'

/** A couple on a sofa, and someone who helps them to listen. */
export function CouplesTherapy() {
  return (
    <>
      <Backdrop wall={sand} floor={wood} />
      <Sofa x={200} y={398} colour={leaf}>
        <Person
          x={128}
          y={236}
          scale={1.05}
          skin="dark"
          style="braids"
          hair="black"
          clothes="sweater"
          colour={sun}
          mood="calm"
          look={0.8}
          height={150}
        />
        <Person
          x={270}
          y={226}
          scale={1.05}
          skin="light"
          style="crop"
          hair="brown"
          clothes="shirt"
          colour={denim}
          mood="smile"
          look={-0.6}
          height={160}
        />
      </Sofa>
      <Armchair x={478} y={400} scale={0.74} colour={coral}>
        <Person
          x={478}
          y={262}
          scale={0.86}
          skin="fair"
          style="bun"
          hair="grey"
          clothes="shirt"
          colour={fjord}
          look={-0.8}
          glasses
          height={120}
        />
      </Armchair>
      <Bubble x={155} y={89} scale={0.86} />
      <Heart x={156} y={96} scale={0.8} />
      <Bubble x={285} y={69} scale={0.86} colour={mint} mirror />
      <Words x={262} y={62} widths={[48, 30]} gap={18} colour="#fff" />
    </>
  )
}
