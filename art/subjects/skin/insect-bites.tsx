import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, honey, mist, night, sand } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Forearm } from '../../kit/hand.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A mosquito, and the bumps it leaves. */
export function InsectBites() {
  return (
    <>
      <Backdrop wall={sand} disc={mist} y={190} />
      <Forearm skin="tan" sleeve={denim} y={250} />
      <Dots at="210 310 26, 336 330 30, 440 298 22" fill={coral} opacity={0.35} />
      <Dots at="210 308 14, 336 328 16, 440 296 11" fill={coral} />
      <Dots at="206 303 4, 330 322 5, 437 292 3" fill="#fff" />
      <g transform="translate(320 150) rotate(12)">
        <ellipse cx="-10" cy="-40" rx="70" ry="22" fill="#fff" opacity=".7" transform="rotate(-24 -10 -40)" />
        <ellipse cx="44" cy="-44" rx="70" ry="20" fill="#fff" opacity=".55" transform="rotate(-58 44 -44)" />
        <Stroke d="M-20 14-64 66l-16 40M0 16l-30 60 4 40M20 14l20 60-4 40M40 6l54 34 20 46" colour={night} width={6} />
        <ellipse cx="44" cy="-2" rx="62" ry="15" fill={night} />
        <circle cx="-26" cy="0" r="24" fill={night} />
        <circle cx="-58" cy="12" r="15" fill={night} />
        <Stroke d="m-66 22-50 70" colour={night} width={5} />
        <Stroke d="M30-14v24m22-26v28m22-24v20" colour={honey} width={5} />
      </g>
    </>
  )
}
