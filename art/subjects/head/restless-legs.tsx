import { Backdrop } from '../../kit/backdrop.tsx'
import { denim, honey, mint, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { FootSide } from '../../kit/foot.tsx'
import { Head } from '../../kit/head.tsx'
import { Moon } from '../../kit/nature.tsx'
import { Bed } from '../../kit/room.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Legs that will not lie still in the night. */
export function RestlessLegs() {
  return (
    <>
      <Backdrop wall={denim} floor={wood} />
      <Moon x={470} y={76} />
      <Dots at="400 60 4, 350 110 3, 300 50 3, 520 140 4" fill={honey} />
      <FootSide x={474} y={336} scale={0.36} turn={-74} mirror skin="tan" />
      <Bed x={40} y={398} blanket={mint}>
        <g transform="translate(96 -126) rotate(-14)">
          <Head skin="tan" style="bun" hair="black" mood="sore" />
        </g>
        <path d="M300-116q60-90 110-20 20 40 20 72-60 30-130-52Z" fill={mint} />
      </Bed>
      <Stroke d="M340 190q40-40 90-16m-60-40q40-26 84 0M520 280q16 14 18 40m-4-66q22 20 24 56" colour={sun} width={8} />
    </>
  )
}
