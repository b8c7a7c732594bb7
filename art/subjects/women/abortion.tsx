import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fjord, leaf, mint, mist, sky, sun, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Tablets } from '../../kit/remedies.tsx'
import { Armchair, Window } from '../../kit/room.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Mug, SunDisc } from '../../kit/things.tsx'

/** A quiet chair, a blanket, tablets and tea, and a choice of one's own. */
export function Abortion() {
  return (
    <>
      <Backdrop wall={mist} floor={wood} />
      <Window x={50} y={40} width={150} height={190} frame={leaf} glass={sky}>
        <SunDisc x={150} y={100} r={26} />
      </Window>
      <Armchair x={280} y={398} scale={1.1} colour={coral}>
        <Person
          x={280}
          y={196}
          scale={1.2}
          skin="tan"
          style="bob"
          hair="black"
          clothes="sweater"
          colour={sun}
          mood="calm"
          look={-0.5}
          height={150}
        />
      </Armchair>
      <path d="M180 398q-10-70 30-96 70-24 140 0 40 26 30 96Z" fill={mint} />
      <Stroke d="M206 326q74-20 148 0m-158 34q84-20 168 0" colour={leaf} width={5} opacity={0.4} />
      <path d="M430 310h110v14H430Zm46 14h14v74h-14Z" fill={wood} />
      <Mug x={460} y={310} colour={fjord} />
      <Tablets x={514} y={300} scale={0.34} />
    </>
  )
}
