import { Backdrop } from '../../../kit/backdrop.tsx'
import { blush, coral, denim, leaf, mint, sand, skins, wood } from '../../../kit/colours.ts'
import { Head } from '../../../kit/head.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** Gentle training on a mat, the baby beside. */
export function PostpartumExercise() {
  return (
    <>
      <Backdrop wall={sand} disc={blush} y={190} floor={wood} depth={40} />
      <path d="M40 372h480v16H40Z" fill={leaf} />
      <Stroke d="M150 330h130" colour={coral} width={56} />
      <Stroke d="M280 336q40-10 70-110m0 0q30 60 36 136" colour={denim} width={36} />
      <path d="M372 352h46q8 16-4 22h-50Z" fill="#fff" />
      <g transform="translate(88 324) rotate(-86) scale(1.05)">
        <Head skin="dark" style="ponytail" hair="black" mood="smile" />
      </g>
      <Stroke d="M176 344q40 20 90 14" colour={skins.dark} width={20} />
      <g transform="translate(470 344)">
        <ellipse rx="50" ry="28" fill={mint} />
        <circle cx="-34" cy="-30" r="28" fill={skins.dark} />
        <Stroke d="M-46-30q5 4 10 0m10 0q5 4 10 0m-24 14q8 6 14 0" colour="#1d0f0a" width={3.5} />
      </g>
      <Stroke d="M230 270v-60m-20 20 20-22 20 22" colour={coral} width={9} />
    </>
  )
}
