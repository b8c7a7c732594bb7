import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, honey, mist, rose, sky, sun, wood } from '../../kit/colours.ts'
import { Forearm } from '../../kit/hand.tsx'
import { Pump, Tablets } from '../../kit/remedies.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Sheet } from '../../kit/things.tsx'

/** A patch on the arm, a gel, and days that level out. */
export function HormoneTherapy() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={wood} />
      <Forearm skin="light" sleeve={coral} y={170} />
      <rect x="250" y="206" width="120" height="96" rx="22" fill={honey} transform="rotate(4 310 254)" />
      <rect x="272" y="226" width="76" height="56" rx="12" fill="#fff" opacity=".6" transform="rotate(4 310 254)" />
      <Sheet x={150} y={30} width={230} height={110} />
      <Stroke d="M172 96q14-80 28 0t28 0 28-30 28-4 28-6 44 0" colour={coral} width={7} />
      <Pump x={474} y={396} label={rose} />
      <Tablets x={200} y={366} scale={0.8} turn={-6} colour={sun} />
    </>
  )
}
