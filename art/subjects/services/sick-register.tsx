import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, leaf, mint, night, sand, sky, wood } from '../../kit/colours.ts'
import { Month, Phone } from '../../kit/room.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Mug, Words } from '../../kit/things.tsx'

/** An absence noted on a phone, and a quiet desk at work. */
export function SickRegister() {
  return (
    <>
      <Backdrop wall={sand} floor={wood} depth={60} />
      <rect x="220" y="100" width="250" height="166" rx="14" fill={night} />
      <rect x="234" y="114" width="222" height="138" rx="6" fill={sky} />
      <path d="M330 266h30v60h-30Zm-40 56h110v40H290Z" fill={night} />
      <Month x={345} y={184} scale={0.5} marked={[8, 9, 10]} colour={coral} head={leaf} />
      <Mug x={468} y={362} scale={1.4} colour={mint} />
      <Phone x={130} y={230} scale={1.1} turn={-8} screen="#fff">
        <circle cy="-54" r="30" fill={coral} opacity=".25" />
        <g transform="translate(-4 -54) rotate(30)">
          <rect x="-7" y="-24" width="14" height="40" rx="7" fill={coral} />
          <circle cy="18" r="11" fill={coral} />
        </g>
        <Words x={-36} y={8} widths={[72, 48]} gap={20} />
        <rect x="-40" y="54" width="80" height="30" rx="15" fill={leaf} />
        <Stroke d="m-10 68 8 8 14-16" colour="#fff" width={6} />
      </Phone>
    </>
  )
}
