import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fjord, hairs, leaf, night, sand, skins, sky, slate, sun } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Cloud } from '../../kit/nature.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Thoughts that pass like a train while you stay on the platform. */
export function MetacognitiveTherapy() {
  return (
    <>
      <Backdrop wall={sky} floor={sand} depth={90} />
      <path d="M0 322h560v12H0Z" fill={slate} />
      <g transform="translate(0 -6)">
        <path d="M-20 176h180v120H-20Z" fill={coral} />
        <path d="M180 176h180v120H180Z" fill={sun} />
        <path d="M380 176h130q40 20 50 70v50H380Z" fill={leaf} />
        <Dots at="30 304 18, 120 304 18, 220 304 18, 320 304 18, 420 304 18, 510 304 18" fill={night} />
      </g>
      <Cloud x={76} y={250} scale={0.7} />
      <Cloud x={266} y={250} scale={0.7} />
      <Cloud x={450} y={250} scale={0.7} />
      <Stroke d="M60 232h30m156 0h40m142 0h34" colour={slate} width={5} />
      <Stroke d="M60 100h-50m120-30H40m460 40h-70m100-40h-50" colour="#fff" width={8} />
      <g transform="translate(280 420)">
        <path d="M-66 0v-70q6-44 50-48h32q44 4 50 48V0Z" fill={fjord} />
        <Dots at="-41 -146 9, 41 -146 9" fill={skins.fair} />
        <path d="M-15-120h30v22q-15 8-30 0Z" fill={skins.fair} />
        <path d="M-40-150q-4-56 40-58 44 2 40 58-4 44-40 46-36-2-40-46Z" fill={hairs.auburn} />
      </g>
    </>
  )
}
