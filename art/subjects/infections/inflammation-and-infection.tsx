import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, leaf, plum, skins, sky } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Germ } from '../../kit/germ.tsx'
import { SkinLayers } from '../../kit/skin-layers.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Warmth, redness, swelling: the body at work against germs. */
export function InflammationAndInfection() {
  return (
    <>
      <Backdrop wall={sky} />
      <SkinLayers skin="light" y={170} />
      <path d="M180 172q100-70 200 0l-40 60H220Z" fill={skins.light} />
      <ellipse cx="280" cy="180" rx="110" ry="60" fill={coral} opacity=".4" />
      <Germ x={250} y={250} r={15} fill={leaf} />
      <Germ x={310} y={260} r={13} fill={leaf} />
      <Germ x={280} y={100} r={17} fill={leaf} />
      <Dots at="190 270 24, 370 274 24, 280 306 22" fill="#fff" />
      <Dots at="190 270 9, 370 274 9, 280 306 8" fill={plum} />
      <Stroke d="M200 90q-10-20 0-40m160 40q10-20 0-40M280 60V30" colour={coral} width={8} />
    </>
  )
}
