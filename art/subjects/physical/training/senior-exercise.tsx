import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, denim, fjord, leaf, night, sand, skins, wood } from '../../../kit/colours.ts'
import { Head } from '../../../kit/head.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** Sit to stand, again and again, with a firm chair. */
export function SeniorExercise() {
  return (
    <>
      <Backdrop wall={sand} floor={wood} depth={40} />
      <path d="M70 160h18v236H70Zm0 130h150v20H70Zm134 20h18v86h-18Z" fill={fjord} />
      <Stroke d="M180 270q60 0 90 10l-6 100" colour={denim} width={42} />
      <path d="M240 372h70q14 10 10 20h-84Z" fill={night} />
      <path d="M150 290q-10-110 60-130 60 10 60 110-40 30-120 20Z" fill={coral} />
      <Stroke d="M220 190q60 10 100 0" colour={coral} width={28} />
      <circle cx="330" cy="188" r="15" fill={skins.fair} />
      <g transform="translate(228 106) rotate(10) scale(1.25)">
        <Head skin="fair" style="bob" hair="white" look={0.7} glasses />
      </g>
      <Stroke d="M400 330q60-100 20-220m-34 34 34-40 36 36" colour={leaf} width={12} />
      <circle cx="490" cy="330" r="44" fill="#fff" />
      <Stroke d="M490 330v-24m0 24 16 8" colour={night} width={7} />
    </>
  )
}
