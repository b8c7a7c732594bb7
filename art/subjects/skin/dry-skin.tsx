import { Backdrop } from '../../kit/backdrop.tsx'
import { skins, sky, water, wood } from '../../kit/colours.ts'
import { Drop, Snowflake } from '../../kit/nature.tsx'
import { SkinLayers } from '../../kit/skin-layers.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Skin that has cracked like dry ground, and a drop on its way. */
export function DrySkin() {
  return (
    <>
      <Backdrop wall={sky} />
      <SkinLayers skin="tan" y={200} />
      <Stroke
        d="M60 200l20 30-14 24m110-54-16 34 20 30m74-64 14 26m78-26-14 32 18 24m90-56 16 30-12 22m62-52-8 26"
        colour={wood}
        width={8}
      />
      <path d="M26 196q24-22 50 0Zm120 0q20-26 44-2l-4 8Zm170 0q26-24 50 2Zm110 2q22-24 44 0Z" fill={skins.fair} />
      <Drop x={280} y={110} scale={2} colour={water} />
      <Stroke d="M266 118q2 18 18 20" colour="#fff" width={7} opacity={0.7} />
      <Snowflake x={90} y={90} scale={0.86} />
      <Snowflake x={450} y={90} scale={0.86} />
    </>
  )
}
