import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, night, sand, skins, sky, slate, water, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Snowflake } from '../../kit/nature.tsx'

/** A short jet of cold on a wart. */
export function Cryotherapy() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} floor={wood} />
      <path d="M-20 300q150-50 300-40t300 10v150H-20Z" fill={skins.fair} />
      <circle cx="250" cy="272" r="56" fill="#fff" opacity=".8" />
      <Dots at="250 266 19, 234 276 12, 266 276 12, 250 284 12" fill={wood} />
      <path d="m270 246 90-90 20 20-90 90Z" fill={water} opacity=".7" />
      <g transform="rotate(45 430 100)">
        <rect x="380" y="20" width="100" height="130" rx="26" fill={slate} />
        <path d="M402-8h56v36h-56Z" fill={night} />
        <path d="M418 150h24v34h-24Z" fill={night} />
        <rect x="380" y="60" width="100" height="40" fill={sky} />
      </g>
      <Snowflake x={120} y={145} colour={water} />
      <Snowflake x={200} y={90} scale={0.6} colour={water} />
    </>
  )
}
