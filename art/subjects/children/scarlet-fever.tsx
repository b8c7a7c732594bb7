import { Backdrop } from '../../kit/backdrop.tsx'
import { blood, blush, coral, leaf, mist, sun } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'

/** A tongue like a strawberry, and skin like fine sandpaper. */
export function ScarletFever() {
  return (
    <>
      <Backdrop wall={mist} disc={blush} x={220} />
      <path d="M60 120q160-90 320 0 10 180-160 190Q50 300 60 120Z" fill="#7a2f26" />
      <path d="M60 120q160-90 320 0-20 30-160 30T60 120Z" fill="#fff" />
      <path d="M100 220q120-60 240 0 6 130-120 150Q94 350 100 220Z" fill={coral} />
      <Dots
        at="160 240 7, 190 226 6, 220 240 7, 250 226 6, 280 240 7, 170 276 6, 204 268 7, 240 270 7, 272 278 6, 190 310 6, 224 304 7, 254 312 6, 220 338 5"
        fill={blood}
      />
      <path d="M440 190c-40-20-70 40-44 90 14 30 34 50 44 50s30-20 44-50c26-50-4-110-44-90Z" fill={blood} />
      <path d="M440 194q-40 6-50-16 30 0 34-16 10 10 16 10t16-10q4 16 34 16-10 22-50 16Z" fill={leaf} />
      <Dots at="416 230 4, 440 224 4, 464 232 4, 424 262 4, 452 264 4, 438 294 4" fill={sun} />
    </>
  )
}
