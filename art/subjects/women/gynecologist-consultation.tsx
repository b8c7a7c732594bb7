import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, leaf, mist, rose, sun, wood } from '../../kit/colours.ts'
import { Flower } from '../../kit/nature.tsx'
import { Person } from '../../kit/person.tsx'
import { Window } from '../../kit/room.tsx'
import { Bubble, Desk, Words } from '../../kit/things.tsx'

/** A talk first, at the desk, in peace. */
export function GynecologistConsultation() {
  return (
    <>
      <Backdrop wall={mist} floor={wood} />
      <Window x={210} y={40} width={140} height={130} frame={leaf} />
      <Person
        x={120}
        y={196}
        scale={1.25}
        skin="fair"
        style="bob"
        hair="grey"
        clothes="coat"
        look={0.8}
        glasses
        height={160}
      />
      <Person
        x={440}
        y={200}
        scale={1.25}
        skin="brown"
        style="braids"
        hair="black"
        clothes="sweater"
        colour={sun}
        mood="calm"
        look={-0.8}
        height={160}
      />
      <Desk y={340} x={20} width={520} />
      <Flower x={330} y={340} scale={0.7} colour={rose} />
      <Bubble x={254} y={218} scale={0.8} colour={coral} />
      <Words x={224} y={210} widths={[58, 40]} gap={17} colour="#fff" />
    </>
  )
}
