import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, leaf, mint, mist, rose, sand, sky } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Lens } from '../../kit/lens.tsx'
import { Flower } from '../../kit/nature.tsx'
import { Tablets } from '../../kit/remedies.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A parasite with small whips under the lens. */
export function Trichomonas() {
  return (
    <>
      <Backdrop wall={mist} disc={blush} x={330} floor={sand} />
      <Lens x={320} y={186} scale={1.5} glass={sky}>
        <g transform="rotate(-24)">
          <path d="M0-50C40-50 50-10 34 20 22 44 8 52 0 74-8 52-22 44-34 20-50-10-40-50 0-50Z" fill={leaf} />
          <circle cy="-18" r="13" fill={mint} />
          <Stroke d="M0 74v16" colour={leaf} width={6} />
          <Stroke d="M-8-48q-14-14-8-34m14 32q-8-18 4-34m6 34q4-18 18-26m-4 32q14-6 24 0" colour={leaf} width={5} />
          <Stroke d="M36 6q16-6 8-22t6-20" colour={mint} width={5} />
        </g>
        <Dots at="-62 20 7, 58 40 8, -48 -50 6" fill={leaf} opacity={0.35} />
      </Lens>
      <Tablets x={104} y={336} turn={-12} colour={coral} />
      <Flower x={90} y={250} scale={0.9} colour={rose} />
    </>
  )
}
