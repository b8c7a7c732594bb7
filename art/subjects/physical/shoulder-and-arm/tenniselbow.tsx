import { Backdrop } from '../../../kit/backdrop.tsx'
import { BentArm } from '../../../kit/bones.tsx'
import { coral, leaf, sun, wood } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** A racket, and the sore outside of the elbow. */
export function Tenniselbow() {
  return (
    <>
      <Backdrop wall={leaf} />
      <Stroke d="M-10 370h580M60 430 130 300h430" colour="#fff" width={9} opacity={0.7} />
      <BentArm skin="fair" sleeve="#fff" />
      <Pain x={206} y={268} r={19} />
      <g transform="rotate(30 470 150)">
        <path d="M460 130h24v120h-24Z" fill={wood} />
        <ellipse cx="472" cy="40" rx="70" ry="92" fill="none" stroke={coral} strokeWidth="15" />
        <Stroke
          d="M432-20v120m26-140v160m26-160v160m26-140v120M410 10h124m-130 30h136m-130 30h124"
          colour="#fff"
          width={4}
        />
      </g>
      <circle cx="96" cy="90" r="36" fill={sun} />
      <Stroke d="M68 70q30 16 30 54m-4-70q4 30 36 44" colour="#fff" width={5} />
    </>
  )
}
