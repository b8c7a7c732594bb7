import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, honey, leaf, mist, sky, water, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Forearm } from '../../kit/hand.tsx'
import { DropBottle } from '../../kit/remedies.tsx'

/** Small drops in rows on the forearm, and one that answers. */
export function AllergyTest() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} />
      <Forearm skin="tan" sleeve={coral} y={170} />
      <Dots
        at="220 220 11, 280 218 11, 340 222 11, 400 228 11, 460 234 11, 220 280 11, 280 282 11, 340 288 11, 400 294 11, 460 298 11"
        fill={water}
      />
      <ellipse cx="340" cy="288" rx="32" ry="26" fill={coral} opacity=".6" />
      <ellipse cx="340" cy="288" rx="15" ry="12" fill="#fff" opacity=".8" />
      <DropBottle x={460} y={140} scale={0.8} turn={150} glass={leaf} />
      <path d="M60 380q20-60 50-30 30-40 60 10 10 30-20 40H90q-30 0-30-20Z" fill={leaf} />
      <circle cx="240" cy="390" r="26" fill={wood} />
      <ellipse cx="320" cy="394" rx="24" ry="20" fill={honey} />
    </>
  )
}
