import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, leaf, mint, mist, night, sand, sky, slate, sun } from '../../kit/colours.ts'
import { Standing } from '../../kit/standing.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Someone on the scales, below a rod that shows how tall one is. */
export function Bmi() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={sand} depth={46} />
      <rect x="150" y="24" width="46" height="360" rx="8" fill={sun} />
      <Stroke
        d="M154 52h24m-24 34h14m-14 34h24m-24 34h14m-14 34h24m-24 34h14m-14 34h24m-24 34h14m-14 34h24"
        colour={night}
        width={5}
      />
      <Standing
        x={286}
        y={372}
        scale={0.86}
        skin="dark"
        style="braids"
        hair="black"
        clothes="plain"
        colour={leaf}
        trousers={denim}
        build={1.15}
      />
      <path d="M146 46h190q10 0 10 10v4q0 10-10 10H146Z" fill={coral} />
      <path d="M208 372h156q14 0 14 14v12H194v-12q0-14 14-14Z" fill={slate} />
      <path d="M208 372h156q14 0 14 8H194q0-8 14-8Z" fill="#fff" />
      <g fill="none" strokeWidth="20">
        <path d="M412 236a62 62 0 0 1 20-50" stroke={mint} />
        <path d="M440 181a62 62 0 0 1 64 0" stroke={sun} />
        <path d="M512 186a62 62 0 0 1 20 50" stroke={coral} />
      </g>
      <Stroke d="m472 236-14-40" colour={night} width={8} />
      <circle cx="472" cy="236" r="11" fill={night} />
    </>
  )
}
