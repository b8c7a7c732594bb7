import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, honey, skins, sun, trim } from '../../kit/colours.ts'
import { SkinLayers } from '../../kit/skin-layers.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A soft lump of fat under the skin that a finger can move. */
export function Lipoma() {
  return (
    <>
      <Backdrop wall={blush} />
      <SkinLayers skin="brown" y={180} />
      <path d="M130 182q70 0 110-34 60-30 120 0 40 34 110 34l-30 60H160Z" fill={skins.brown} />
      <path d="M196 250c-10-52 50-70 104-70s116 18 106 70-64 66-106 66-94-14-104-66Z" fill={sun} />
      <Stroke d="M236 236q30-30 64 0t66 0m-116 34q26-20 50 0t50 0" colour={honey} width={10} />
      <g stroke={skins.tan} strokeLinecap="round">
        <path d="M96 20 212 126" strokeWidth="48" />
        <path d="M30 60 130 160" strokeWidth="44" />
      </g>
      <ellipse cx="214" cy="126" rx="13" ry="16" transform="rotate(-46 214 126)" fill={trim} />
      <path d="M-10-10h120l40 60-100 60-60-20Z" fill={skins.tan} />
      <Stroke d="M250 110q50-30 104 0m-16-22 18 22-26 8" colour={coral} width={8} />
    </>
  )
}
