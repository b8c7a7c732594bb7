import { Backdrop } from '../../../kit/backdrop.tsx'
import { BentArm } from '../../../kit/bones.tsx'
import { coral, mist, skins, sky, wood } from '../../../kit/colours.ts'
import { Stroke } from '../../../kit/stroke.tsx'

/** A soft swelling at the tip of the elbow. */
export function OlecranonBursitis() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} floor={wood} depth={60} />
      <g transform="translate(0 -6)">
        <BentArm skin="light" sleeve={coral} />
      </g>
      <circle cx="180" cy="318" r="50" fill={skins.light} />
      <circle cx="178" cy="322" r="42" fill={coral} opacity=".6" />
      <Stroke d="M156 308q6-18 24-20" colour="#fff" opacity={0.6} width={8} />
      <Stroke d="m112 316-30 4m42 34-20 22m-2-100-24-14" colour={coral} width={9} />
    </>
  )
}
