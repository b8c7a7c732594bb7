import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, mist, night, sky, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'
import { Sheet, Words } from '../../kit/things.tsx'

/** A sheet that is confirmed with a stamp. */
export function Attestation() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={wood} />
      <Sheet x={90} y={70} width={250} height={310} r={14} />
      <Words x={120} y={116} widths={[110, 190, 170, 190, 140]} gap={30} />
      <circle cx="250" cy="310" r="46" fill="none" stroke={coral} strokeWidth="8" />
      <Stroke d="m230 310 16 18 28-36" colour={coral} width={10} />
      <g transform="translate(424 250) rotate(12)">
        <path d="M-14-120q0-34 14-34t14 34q-2 40 16 60h-60q18-20 16-60Z" fill={wood} />
        <circle cy="-146" r="30" fill={wood} />
        <path d="M-70-60H70q10 0 10 10v26H-80v-26q0-10 10-10Z" fill={night} />
        <path d="M-74-24H74v14H-74Z" fill={coral} />
      </g>
    </>
  )
}
