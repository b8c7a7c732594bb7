import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, denim, fold, honey, mint, sand, sky, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Drop } from '../../kit/nature.tsx'
import { Glass } from '../../kit/remedies.tsx'

/** Milk, and the bubbles it makes. */
export function LactoseIntolerance() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} floor={wood} depth={44} />
      <path d="M90 376V170l40-70h110l40 70v206Z" fill="#fff" />
      <path d="M90 176h190v90H90Z" fill={sky} />
      <path d="M130 60h110v46H130Z" fill={fold} />
      <circle cx="185" cy="222" r="36" fill="#fff" />
      <Drop x={185} y={222} scale={0.9} />
      <path d="M90 290h190v20H90Z" fill={denim} />
      <Glass x={396} y={376} scale={1.9} drink="#fff" />
      <Dots at="396 150 26, 440 110 17, 366 96 14, 420 60 11, 396 186 10" fill={mint} />
      <Dots at="388 142 7, 435 105 5, 362 92 4" fill="#fff" />
      <circle cx="500" cy="340" r="30" fill={honey} />
      <Dots at="490 332 6, 508 348 5, 506 328 4" fill={sun} />
    </>
  )
}
