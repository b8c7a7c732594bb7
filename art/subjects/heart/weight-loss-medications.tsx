import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, mint, sky, slate, wood } from '../../kit/colours.ts'
import { Glass, Tablets } from '../../kit/remedies.tsx'
import { Month } from '../../kit/room.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** An injection pen, tablets and a glass of water. */
export function WeightLossMedications() {
  return (
    <>
      <Backdrop wall={blush} disc={sky} floor={wood} depth={60} />
      <g transform="rotate(-30 200 190)">
        <rect x="70" y="160" width="270" height="56" rx="28" fill="#fff" />
        <rect x="70" y="160" width="100" height="56" rx="28" fill={coral} />
        <rect x="196" y="174" width="76" height="28" rx="8" fill={mint} />
        <path d="M338 174h24v28h-24Z" fill={slate} />
        <Stroke d="M362 188h34" colour={slate} width={6} />
      </g>
      <Tablets x={400} y={250} turn={10} colour={coral} scale={1.1} />
      <Glass x={490} y={362} scale={1.1} />
      <Month x={130} y={324} scale={0.44} marked={[0, 7, 14, 21]} colour={coral} />
    </>
  )
}
