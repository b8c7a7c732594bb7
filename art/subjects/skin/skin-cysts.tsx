import { Backdrop } from '../../kit/backdrop.tsx'
import { honey, night, skins, sky, trim, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { SkinLayers } from '../../kit/skin-layers.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A small sac below the skin, with its opening. */
export function SkinCysts() {
  return (
    <>
      <Backdrop wall={sky} />
      <path d="M0 150h160q60 0 80-34 18-22 40-22t40 22q20 34 80 34h160v40H0Z" fill={skins.light} />
      <SkinLayers skin="light" y={150} />
      <path d="M150 152q60 0 84-34 20-24 46-24t46 24q24 34 84 34l-40 60H190Z" fill={skins.light} />
      <circle cx="280" cy="228" r="86" fill={trim} />
      <circle cx="280" cy="228" r="68" fill={honey} />
      <Dots at="256 212 16, 296 200 12, 304 246 18, 262 258 11" fill="#fff" opacity={0.6} />
      <Stroke d="M280 98v44" colour={wood} width={9} />
      <circle cx="280" cy="98" r="8" fill={night} />
      <Stroke d="M120 60q30-20 60 0m200 0q30-20 60 0" colour="#fff" width={9} />
    </>
  )
}
