import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fjord, mist, sand, skins, sky, slate, trim } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'

/** The edge of a big toenail that has grown into the skin. */
export function IngrownToenail() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} floor={sand} />
      <path d="M120 440V190Q124 60 250 54q126 6 130 136v250Z" fill={skins.tan} />
      <path d="M180 220q-4-120 70-124 76 4 70 124-70 30-140 0Z" fill={trim} />
      <Stroke d="M196 128q54-30 108 0" colour="#000" opacity={0.1} width={7} />
      <path d="M316 120q34 20 30 76-4 40-34 46-6-60 4-122Z" fill={coral} opacity=".8" />
      <circle cx="330" cy="180" r="62" fill={coral} opacity=".25" />
      <Stroke d="M176 280q74 30 148 0m-140 50q66 24 132 0" colour="#000" opacity={0.12} width={7} />
      <g transform="rotate(24 472 260)">
        <Stroke d="m440 180 50 140m0-140-50 140" colour={slate} width={18} />
        <circle cx="432" cy="346" r="26" fill="none" stroke={fjord} strokeWidth="14" />
        <circle cx="498" cy="346" r="26" fill="none" stroke={fjord} strokeWidth="14" />
      </g>
    </>
  )
}
