import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, denim, mint, sand, skins, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Arm } from '../../kit/person.tsx'
import { Profile } from '../../kit/senses.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Lean forward and hold the nose. */
export function Nosebleed() {
  return (
    <>
      <Backdrop wall={sand} disc={blush} floor={wood} />
      <g transform="rotate(-14 280 220)">
        <Profile x={300} y={190} scale={1.05} skin="light" hair="blond" colour={denim} />
        <circle cx="172" cy="220" r="11" fill="#c0392f" />
      </g>
      <path d="M150 250q40-18 70 0 10 40-6 80-40 16-76-4-6-40 12-76Z" fill="#fff" />
      <Dots
        at={[
          [176, 276, 10],
          [196, 292, 6],
          [168, 300, 5],
        ]}
        fill="#c0392f"
      />
      <Arm sleeve="M330 440q-120 10-130-70" hand="M200 370q-6-50-6-130" colour={denim} skin="light" width={48} />
      <Stroke d="M204 252q-14-8-20-26" colour={skins.light} width={20} />
      <path d="M430 340h90v56h-90Z" fill={mint} />
      <path d="M450 340q20-50 50 0Z" fill="#fff" />
    </>
  )
}
