import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, fjord, leaf, mint, night, skins, sky, sun } from '../../kit/colours.ts'
import { Standing } from '../../kit/standing.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { SunDisc } from '../../kit/things.tsx'

/** A hand to hold on the way up. */
export function Parentalguidance() {
  return (
    <>
      <Backdrop wall={sky} floor={leaf} depth={60} />
      <SunDisc x={470} y={84} r={42} />
      <path d="M-10 400q200-10 300-60t280-80v160H-10Z" fill={mint} />
      <Standing
        x={210}
        y={372}
        scale={0.86}
        skin="dark"
        style="afro"
        hair="black"
        clothes="sweater"
        colour={coral}
        trousers={denim}
        look={0.8}
        arms={false}
      />
      <Standing
        x={350}
        y={336}
        scale={0.5}
        skin="dark"
        style="curly"
        hair="black"
        clothes="plain"
        colour={sun}
        trousers={night}
        look={-0.6}
        arms={false}
      />
      <Stroke d="M252 180q40 20 60 60" colour={coral} width={22} />
      <Stroke d="M326 236q-4 10-14 14" colour={skins.dark} width={17} />
      <Stroke d="M168 184q-14 50-6 90" colour={coral} width={22} />
      <Stroke d="M440 290v-90m0 0h70l-16 20 16 20h-70" colour={fjord} width={8} />
    </>
  )
}
