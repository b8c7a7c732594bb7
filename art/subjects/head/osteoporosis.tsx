import { Backdrop } from '../../kit/backdrop.tsx'
import { blood, blush, lamp, mist, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Strong bone, and bone that has become a fine net. */
export function Osteoporosis() {
  return (
    <>
      <Backdrop wall={mist} />
      <path d="M280 0h280v420H280Z" fill={blush} />
      <g fill={lamp}>
        <path d="M110 430V220q-50-20-50-76 4-62 64-64 20 0 34 10 26-44 72-24 40 24 16 74-20 30-46 40v250Z" />
        <path d="M390 430V220q-50-20-50-76 4-62 64-64 20 0 34 10 26-44 72-24 40 24 16 74-20 30-46 40v250Z" />
      </g>
      <Dots
        at="120 130 6, 100 160 7, 140 164 6, 200 110 6, 180 150 6, 220 90 5, 150 200 6, 156 250 5, 140 300 6, 170 330 5, 146 380 5"
        fill={wood}
        opacity={0.5}
      />
      <Dots
        at="398 126 17, 370 158 14, 424 166 19, 482 104 19, 456 144 14, 510 88 11, 440 214 15, 416 244 11, 452 268 17, 416 298 14, 448 334 15, 416 364 13, 454 388 12, 404 196 9, 500 132 8"
        fill={wood}
        opacity={0.55}
      />
      <Stroke d="m384 316 30 14-6 18 30 4 10 18 30-6" colour={blood} width={6} />
    </>
  )
}
