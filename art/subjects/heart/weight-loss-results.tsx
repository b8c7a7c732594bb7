import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, leaf, mint, night, sand, sky, slate } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Standing } from '../../kit/standing.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A curve that falls and then stays level. */
export function WeightLossResults() {
  return (
    <>
      <Backdrop wall={sky} floor={leaf} depth={40} />
      <rect x="60" y="50" width="440" height="270" rx="18" fill="#fff" />
      <Stroke d="M100 90v190h370" colour={slate} width={6} />
      <path d="M104 110q90 20 140 80t120 50 100 0v38H104Z" fill={mint} opacity=".5" />
      <Stroke d="M104 110q90 20 140 80t120 50 100 0" colour={leaf} width={10} />
      <Dots at="104 110 12, 244 190 12, 364 240 12, 464 240 12" fill={coral} />
      <Standing
        x={430}
        y={404}
        scale={0.42}
        skin="dark"
        style="crop"
        hair="black"
        colour={coral}
        trousers={night}
        build={1.15}
      />
      <path
        d="M60 384q60-40 120-24t120 0 100 6"
        fill="none"
        stroke={sand}
        strokeWidth="9"
        strokeLinecap="round"
        strokeDasharray="2 18"
      />
    </>
  )
}
