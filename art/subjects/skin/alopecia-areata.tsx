import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, hairs, sand, skins, sun, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'
import { Plant } from '../../kit/things.tsx'

/** The back of a head with round bald patches. */
export function AlopeciaAreata() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} floor={wood} />
      <path d="M236 250h88v70h-88Z" fill={skins.tan} />
      <path d="M120 430q0-110 116-124h88q116 14 116 124Z" fill={sun} />
      <g fill={skins.tan}>
        <circle cx="158" cy="190" r="20" />
        <circle cx="402" cy="190" r="20" />
      </g>
      <path d="M160 180q-10-138 120-140 130 2 120 140 0 60-40 92-80 30-160 0-40-32-40-92Z" fill={hairs.black} />
      <g fill={skins.tan}>
        <ellipse cx="244" cy="140" rx="40" ry="34" />
        <circle cx="330" cy="206" r="24" />
        <circle cx="226" cy="230" r="14" />
      </g>
      <Stroke d="M300 70q40 6 60 40m-150 60q-20-20-18-50m120 130q20 0 36-14" colour="#fff" opacity={0.14} width={7} />
      <path d="M236 270q44 18 88 0v22q-44 18-88 0Z" fill="#000" opacity=".12" />
      <Plant x={500} y={398} scale={0.7} />
    </>
  )
}
