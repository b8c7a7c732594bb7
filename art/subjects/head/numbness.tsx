import { Backdrop } from '../../kit/backdrop.tsx'
import { denim, fjord, mist, sky, sun } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Hand } from '../../kit/hand.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Fingers that tingle and fade. */
export function Numbness() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} />
      <Hand x={284} y={280} scale={1.05} skin="light" sleeve={fjord} />
      <Dots
        at="192 92 7, 210 110 5, 196 132 6, 214 150 5, 252 56 7, 270 76 5, 254 98 6, 272 120 5, 254 140 5, 318 64 7, 330 88 5, 314 108 6, 328 130 5, 392 122 7, 380 144 5, 396 160 5, 372 168 6, 206 174 4, 262 160 4, 318 152 4"
        fill={denim}
      />
      <Stroke d="m160 74-20-18m96-26-6-26m104 32 10-26m78 82 22-14" colour={denim} width={7} />
      <Stroke d="M284 400v-90q0-40-30-70m30 70q0-40 26-72m-26 72q-2-60-10-90" colour={sun} width={6} opacity={0.8} />
    </>
  )
}
