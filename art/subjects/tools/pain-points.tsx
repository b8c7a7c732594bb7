import { Backdrop } from '../../kit/backdrop.tsx'
import { cloth, coral, leaf, mist, skins, sky } from '../../kit/colours.ts'
import { Pain } from '../../kit/pain.tsx'
import { Standing } from '../../kit/standing.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A body with the places that hurt, and a finger that points at one. */
export function PainPoints() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} x={230} />
      <Standing
        x={230}
        y={408}
        scale={1.08}
        skin="tan"
        style="crop"
        hair="black"
        clothes="plain"
        colour={cloth}
        trousers={leaf}
      />
      <Pain x={176} y={170} r={11} />
      <Pain x={230} y={232} r={11} />
      <Pain x={254} y={336} r={12} />
      <Stroke d="m290 322 190-26" colour={skins.brown} width={36} />
      <path d="M430 262q60-30 140-20v130h-80q-60-10-70-60Z" fill={skins.brown} />
      <Stroke d="M446 314q16 6 34 0m-36 26q18 6 36-2" colour="#000" opacity={0.15} width={6} />
      <path d="M524 226h50v160h-50Z" fill={coral} />
      <g fill="none" stroke={coral} strokeWidth="6" opacity=".6">
        <circle cx="254" cy="336" r="50" />
      </g>
    </>
  )
}
