import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, fold, leaf, night, rose, sand, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Glass } from '../../kit/remedies.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** One pill a day, round and round. */
export function Pills() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} floor={wood} />
      <rect x="120" y="100" width="300" height="230" rx="30" fill={leaf} transform="rotate(-5 270 215)" />
      <rect x="138" y="118" width="264" height="194" rx="20" fill="#fff" transform="rotate(-5 270 215)" />
      <g transform="rotate(-5 270 215)">
        <Dots
          at="172 156 13, 205 156 13, 238 156 13, 271 156 13, 304 156 13, 337 156 13, 370 156 13, 172 198 13, 205 198 13, 238 198 13"
          fill={fold}
        />
        <Dots
          at="271 198 13, 304 198 13, 337 198 13, 370 198 13, 172 240 13, 205 240 13, 238 240 13, 271 240 13, 304 240 13, 337 240 13, 370 240 13"
          fill={rose}
        />
        <Dots at="172 282 13, 205 282 13, 238 282 13, 271 282 13, 304 282 13, 337 282 13, 370 282 13" fill={sun} />
      </g>
      <circle cx="478" cy="120" r="48" fill={coral} />
      <circle cx="478" cy="120" r="36" fill="#fff" />
      <Stroke d="M478 120V96m0 24 14 8" colour={night} width={7} />
      <Glass x={480} y={396} scale={1.1} />
    </>
  )
}
