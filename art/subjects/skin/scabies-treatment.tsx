import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, mint, mist, sand, skins, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Tube } from '../../kit/remedies.tsx'
import { Standing } from '../../kit/standing.tsx'

/** Cream from the neck to the toes, for everyone at the same time. */
export function ScabiesTreatment() {
  return (
    <>
      <Backdrop wall={sand} disc={mist} floor={wood} />
      <Standing x={150} y={400} scale={0.9} skin="tan" style="short" hair="black" colour={skins.tan} trousers={mint} />
      <Standing x={270} y={400} scale={0.7} skin="tan" style="curly" hair="black" colour={skins.tan} trousers={sun} />
      <Dots
        at="130 200 9, 170 220 8, 150 250 9, 128 240 6, 262 270 8, 282 290 7, 266 306 6"
        fill="#fff"
        opacity={0.8}
      />
      <Tube x={440} y={396} scale={1.5} label={coral} />
    </>
  )
}
