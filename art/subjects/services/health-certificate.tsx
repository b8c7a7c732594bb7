import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, honey, leaf, night, sand, sky, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'
import { Heart, Sheet, Words } from '../../kit/things.tsx'

/** A signed form with a seal, and the pen. */
export function HealthCertificate() {
  return (
    <>
      <Backdrop wall={sand} disc={sky} floor={wood} />
      <Sheet x={130} y={36} width={260} height={320} r={16} />
      <path d="M130 92V52q0-16 16-16h228q16 0 16 16v40Z" fill={leaf} />
      <Heart x={166} y={72} scale={0.7} colour="#fff" />
      <Words x={200} y={64} widths={[150]} colour="#fff" />
      <Stroke d="m158 130 10 12 18-24m-28 56 10 12 18-24m-28 56 10 12 18-24" colour={leaf} width={8} />
      <Words x={210} y={134} widths={[140, 110, 130]} gap={44} />
      <Stroke d="M160 300q20-36 30-6t26-10 30 4 40-12" colour={denim} width={6} />
      <path d="M330 300l-16 66 30-14 30 14-14-66Z" fill="#d9603c" />
      <circle cx="344" cy="286" r="40" fill={coral} />
      <circle cx="344" cy="286" r="28" fill="none" stroke="#fff" strokeWidth="5" strokeDasharray="4 9" />
      <g transform="rotate(30 470 250)">
        <path d="M458 130h26v170l-13 30-13-30Z" fill={denim} />
        <path d="M458 130h26v30h-26Z" fill={honey} />
        <path d="m463 312 8 18 8-18Z" fill={night} />
      </g>
    </>
  )
}
