import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, denim, fjord, leaf, mint, night, pavement, pine, sky, wood } from '../../../kit/colours.ts'
import { Standing } from '../../../kit/standing.tsx'
import { Stroke } from '../../../kit/stroke.tsx'
import { Hills, SunDisc } from '../../../kit/things.tsx'

/** A walk with the dog on a path through the hills. */
export function Activity() {
  return (
    <>
      <Backdrop wall={sky} />
      <SunDisc x={450} y={80} r={40} />
      <Hills y={300} near={fjord} far={mint} />
      <path d="M-10 300q280-40 580 0v130H-10Z" fill={leaf} />
      <path d="M70 430q120-60 200-66t300-14v40q-180-4-260 40Z" fill={pavement} />
      <Standing
        x={210}
        y={392}
        scale={0.86}
        skin="brown"
        style="short"
        hair="grey"
        clothes="sweater"
        colour={coral}
        trousers={denim}
        look={0.6}
        build={1.15}
      />
      <Stroke d="M266 262q40 60 94 70" colour={night} width={4} />
      <path
        d="M350 340q8-24 34-16h50l16-26 30 8 14 20-24 8-8 14v44h-14v-30h-54l-8 30h-14l-2-36q-20 0-26-18 4-8 6 2Z"
        fill={wood}
      />
      <circle cx="470" cy="316" r="4" fill={night} />
      <path d="M450 300l-10 26 18-6Z" fill="#8d5c36" />
      <path d="M60 300v-40l-24 8 24-50 24 50-24-8Z" fill={pine} />
      <path d="M36 290h48l-24-52Z" fill={pine} />
    </>
  )
}
