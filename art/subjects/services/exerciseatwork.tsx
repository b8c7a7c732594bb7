import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, leaf, mist, night, plum, skins, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Window } from '../../kit/room.tsx'
import { Standing } from '../../kit/standing.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Colleagues who take a break to move together. */
export function Exerciseatwork() {
  return (
    <>
      <Backdrop wall={mist} floor={wood} depth={40} />
      <Window x={180} y={30} width={200} height={110} />
      <Standing
        x={120}
        y={396}
        scale={0.88}
        skin="brown"
        style="short"
        hair="black"
        clothes="shirt"
        colour={denim}
        trousers={night}
        arms={false}
      />
      <Standing
        x={284}
        y={396}
        scale={0.84}
        skin="fair"
        style="bob"
        hair="blond"
        clothes="sweater"
        colour={coral}
        trousers={denim}
        build={1.15}
        arms={false}
      />
      <Standing
        x={444}
        y={396}
        scale={0.88}
        skin="tan"
        style="bun"
        hair="black"
        clothes="shirt"
        colour={leaf}
        trousers={plum}
        arms={false}
      />
      <Stroke d="M78 196q-40-10-62 10m146-10q40-10 62 10" colour={denim} width={22} />
      <Stroke d="M240 206q-36-16-44-60m132 60q36-16 44-60" colour={coral} width={22} />
      <Stroke d="M402 196q-40-10-56 30m140-30q40-10 56 30" colour={leaf} width={22} />
      <Dots at="14 210 12, 226 210 12" fill={skins.brown} />
      <Dots at="196 142 12, 372 142 12" fill={skins.fair} />
      <Dots at="344 230 12, 544 230 12" fill={skins.tan} />
    </>
  )
}
