import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, leaf, skins, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Head } from '../../kit/head.tsx'
import { Moon } from '../../kit/nature.tsx'
import { Bed } from '../../kit/room.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Itching that is worst at night. */
export function ScabiesSymptoms() {
  return (
    <>
      <Backdrop wall={denim} floor={wood} />
      <Moon x={470} y={80} />
      <Bed x={40} y={398} blanket={leaf}>
        <g transform="translate(96 -126) rotate(-10)">
          <Head skin="brown" style="short" hair="black" mood="sore" />
        </g>
      </Bed>
      <Stroke d="M170 290q50-60 120-30" colour={skins.brown} width={26} />
      <Dots at="206 262 5, 232 250 5, 256 252 5, 220 272 4, 244 266 4, 276 262 4" fill={coral} />
      <Stroke d="m210 220-10-26m40 18v-28m32 36 12-24" colour={sun} width={7} />
    </>
  )
}
