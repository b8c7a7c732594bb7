import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, deep, denim, leaf, night, slate, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Phone } from '../../kit/room.tsx'
import { Heart } from '../../kit/things.tsx'

/** Cards, dice, and a game in the pocket that never closes. */
export function Gambling() {
  return (
    <>
      <Backdrop wall={deep} floor={wood} />
      <Phone x={182} y={200} scale={1.3} turn={-6} screen={denim}>
        <rect x="-48" y="-64" width="96" height="70" rx="8" fill="#fff" />
        <path d="M-18-64h4V6h-4Zm32 0h4V6h-4Z" fill={slate} />
        <Heart x={-32} y={-22} scale={0.5} />
        <circle cy="-28" r="11" fill={sun} />
        <path d="m32-40 12 16-12 16-12-16Z" fill={leaf} />
        <rect x="-40" y="40" width="80" height="30" rx="15" fill={coral} />
      </Phone>
      <g transform="rotate(14 400 140)">
        <rect x="350" y="60" width="100" height="150" rx="12" fill="#fff" />
        <Heart x={400} y={146} scale={1.3} />
      </g>
      <g transform="rotate(-10 360 320)">
        <rect x="320" y="300" width="76" height="76" rx="14" fill={coral} />
        <Dots at="340 320 7, 376 320 7, 358 338 7, 340 356 7, 376 356 7" fill="#fff" />
      </g>
      <rect x="428" y="318" width="74" height="74" rx="14" fill="#fff" />
      <Dots at="448 338 7, 482 372 7, 465 355 7" fill={night} />
    </>
  )
}
