import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, deep, honey, mist, sun } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Germ } from '../../kit/germ.tsx'
import { Moon } from '../../kit/nature.tsx'
import { SkinLayers } from '../../kit/skin-layers.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A virus that sleeps in the nerve and wakes now and then in the skin. */
export function Herpes() {
  return (
    <>
      <Backdrop wall={mist} />
      <SkinLayers skin="light" y={140} />
      <path d="M204 142a20 22 0 0 1 40 0Zm36 0a27 32 0 0 1 54 0Zm48 0a18 20 0 0 1 36 0Z" fill={coral} />
      <Dots at="226 128 5, 266 118 6, 306 124 5" fill="#fff" />
      <Stroke d="M266 158q-8 50 26 80t30 70 60 60m-90-130q-50 14-60 50m90 20q40-30 100-20" colour={sun} width={11} />
      <circle cx="394" cy="368" r="42" fill={sun} />
      <Germ x={394} y={368} r={17} fill={coral} />
      <Moon x={486} y={70} scale={0.9} />
      <Dots at="420 50 4, 452 104 3, 400 96 3" fill={honey} />
      <Stroke d="M444 320h20l-20 22h20m14-52h14l-14 16h14" colour={deep} width={5} />
    </>
  )
}
