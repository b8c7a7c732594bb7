import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, denim, leaf, mist, night, plum, skins, sun, wood } from '../../../kit/colours.ts'
import { Dots } from '../../../kit/dots.tsx'
import { Window } from '../../../kit/room.tsx'
import { Standing } from '../../../kit/standing.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** A group that trains together for better hips and knees. */
export function ActiveWithOsteoarthritis() {
  return (
    <>
      <Backdrop wall={mist} floor={wood} depth={40} />
      <Window x={40} y={40} width={140} height={150} />
      <Standing
        x={140}
        y={396}
        scale={0.86}
        skin="fair"
        style="bob"
        hair="white"
        clothes="plain"
        colour={coral}
        trousers={night}
        arms={false}
      />
      <Standing
        x={290}
        y={396}
        scale={0.9}
        skin="brown"
        style="receding"
        hair="grey"
        clothes="plain"
        colour={leaf}
        trousers={denim}
        build={1.15}
        arms={false}
      />
      <Standing
        x={434}
        y={396}
        scale={0.84}
        skin="tan"
        style="bun"
        hair="grey"
        clothes="plain"
        colour={sun}
        trousers={plum}
        arms={false}
      />
      <Stroke d="M96 196q-40-30-30-90m116 90q40-30 30-90" colour={coral} width={22} />
      <Stroke d="M240 190q-36-30-26-96m126 96q36-30 26-96" colour={leaf} width={22} />
      <Stroke d="M392 200q-36-30-26-86m110 86q36-30 26-86" colour={sun} width={22} />
      <Dots at="66 100 13, 212 100 13" fill={skins.fair} />
      <Dots at="214 90 13, 366 90 13" fill={skins.brown} />
      <Dots at="366 110 12, 502 110 12" fill={skins.tan} />
    </>
  )
}
