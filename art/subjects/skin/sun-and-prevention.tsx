import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, honey, lamp, leaf, sky, sun, wood } from '../../kit/colours.ts'
import { Tube } from '../../kit/remedies.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { SunDisc } from '../../kit/things.tsx'

/** Shade, a hat, clothes and sun cream. */
export function SunAndPrevention() {
  return (
    <>
      <Backdrop wall={sky} floor={honey} depth={70} />
      <SunDisc x={476} y={80} r={48} />
      <Stroke d="M200 110v260" colour={wood} width={11} />
      <path d="M30 150Q70 30 200 24q130 6 170 126-40-24-84-4-44-22-86 0-42-22-86 0-44-20-84 4Z" fill={coral} />
      <path d="M156 30q-20 50-42 116 44-18 86 0 42-18 86 0-20-66-42-116Z" fill="#fff" opacity=".7" />
      <path d="M110 350q0-44 50-44h80q50 0 50 44Z" fill={leaf} />
      <path d="M340 330q6-50 56-50t56 50Z" fill={lamp} />
      <ellipse cx="396" cy="332" rx="84" ry="14" fill={lamp} />
      <Stroke d="M344 320h104" colour={coral} width={8} />
      <Tube x={504} y={372} scale={0.7} label={sun} cap={coral} />
    </>
  )
}
