import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, fjord, leaf, mist, pine, sand, sun, wood } from '../../kit/colours.ts'
import { Phone } from '../../kit/room.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Heart, Words } from '../../kit/things.tsx'

/** A condom, a sample to send in, and an answer on the phone. */
export function Std() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} floor={wood} />
      <Phone x={150} y={214} scale={1.15} turn={-6} screen={mist}>
        <circle cy="-40" r="34" fill={leaf} />
        <Stroke d="m-14-40 10 12 20-24" colour="#fff" width={9} />
        <Words x={-36} y={24} widths={[72, 54, 64]} />
      </Phone>
      <g transform="rotate(8 350 150)">
        <path
          d="M290 90h120l-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8H290l8-8-8-8 8-8-8-8 8-8-8-8 8-8-8-8 8-8-8-8 8-8-8-8 8-8-8-8Z"
          fill={coral}
        />
        <circle cx="350" cy="148" r="34" fill="none" stroke="#fff" strokeWidth="10" />
      </g>
      <path d="M388 288h120v108H388Z" fill="#fff" />
      <path d="M388 288h120v30H388Z" fill={fjord} />
      <Heart x={448} y={362} scale={0.9} />
      <rect x="306" y="280" width="34" height="116" rx="14" fill="#fff" opacity=".8" />
      <rect x="306" y="330" width="34" height="66" rx="14" fill={sun} />
      <rect x="300" y="262" width="46" height="26" rx="6" fill={pine} />
    </>
  )
}
