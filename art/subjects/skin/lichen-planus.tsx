import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, mist, plum, skins } from '../../kit/colours.ts'
import { Hand } from '../../kit/hand.tsx'
import { Lens } from '../../kit/lens.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Small, flat, shiny violet spots on the inside of a wrist. */
export function LichenPlanus() {
  return (
    <>
      <Backdrop wall={mist} disc={blush} x={220} />
      <Hand x={220} y={200} scale={0.92} skin="fair" />
      <path d="M160 290h108l16 140H144Z" fill={skins.fair} />
      <g fill={plum}>
        <path d="m172 292 20-8 14 12-8 18-22-2ZM222 290l22 2 6 18-18 8-16-12ZM186 328l20-6 12 14-10 16-20-4ZM234 330l18 4 2 18-18 6-12-14ZM168 364l16-4 12 12-8 14-18-4ZM212 368l20-2 8 14-14 12-18-8Z" />
      </g>
      <Stroke d="m180 294 12-4m36 6 12 2m-48 38 10-4m36 6 10 2" colour="#fff" width={4} opacity={0.6} />
      <Lens x={436} y={170} scale={0.95} glass={skins.fair}>
        <path d="m-46-20 40-26 42 20 8 44-40 28-44-14Z" fill={plum} />
        <Stroke d="m-26-6 22-16m-2 40 30-8m-40 12 8-20" colour="#fff" width={5} opacity={0.7} />
      </Lens>
    </>
  )
}
