import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fjord, hairs, mist, sun } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { SkinLayers } from '../../kit/skin-layers.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Smooth skin, and a laser that finds the roots. */
export function LaserHairRemoval() {
  return (
    <>
      <Backdrop wall={mist} />
      <SkinLayers skin="fair" y={190} />
      <Stroke d="M300 290V150m70 140V140m70 150V150m70 140V136" colour={hairs.brown} width={7} />
      <Dots at="300 294 11, 370 294 11, 440 294 11, 510 294 11" fill={hairs.brown} />
      <path d="M60 20h190q24 0 24 24v60q0 24-24 24H150l-40 56H60l30-60q-54-20-54-60 0-44 24-44Z" fill="#fff" />
      <path d="M230 40h30v70h-30Z" fill={fjord} />
      <path d="M110 184h50v10h-50Z" fill={sun} />
      <path d="M110 194h50l-10 90h-30Z" fill={sun} opacity=".5" />
      <circle cx="120" cy="74" r="18" fill={coral} />
    </>
  )
}
