import { blush, coral, leaf, mist, rose, skins, sky } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Sole } from '../../kit/foot.tsx'
import { Hand } from '../../kit/hand.tsx'

/** Small blisters on a hand, a foot and round a mouth. */
export function HandFootAndMouth() {
  return (
    <>
      <path d="M0 0h187v420H0Z" fill={sky} />
      <path d="M187 0h187v420H187Z" fill={blush} />
      <path d="M374 0h186v420H374Z" fill={mist} />
      <Hand x={96} y={256} scale={0.58} skin="light" sleeve={leaf} />
      <Dots at="84 240 6, 112 262 6, 76 282 5, 104 220 5, 84 170 5, 124 190 5" fill={coral} />
      <Sole x={280} y={220} scale={0.72} skin="light" />
      <Dots at="264 176 6, 296 188 6, 276 220 5, 288 290 6, 270 310 5, 242 108 5" fill={coral} />
      <circle cx="466" cy="210" r="78" fill={skins.light} />
      <path d="M420 204q46 20 92 0-4 56-46 58-42-2-46-58Z" fill="#7a2f26" />
      <path d="M436 240q30-18 60 0-8 22-30 22t-30-22Z" fill={rose} />
      <Dots at="412 196 6, 520 196 6, 432 268 5, 500 270 5, 466 176 5, 456 244 4, 478 246 4" fill={coral} />
    </>
  )
}
