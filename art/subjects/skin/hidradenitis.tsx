import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, fjord, honey, sand, skins, sun } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Plant } from '../../kit/things.tsx'

/** Sore lumps in an armpit. */
export function Hidradenitis() {
  return (
    <>
      <Backdrop wall={sand} disc={blush} />
      <path d="M130 430q10-110-6-190-10-90 60-126L250-10h130l-76 160q60 30 96 100 30 70 40 180Z" fill={skins.light} />
      <path d="M370 430q-10-90-44-140-60 10-96 60-30 30-102 20l-10 60Z" fill={fjord} />
      <path d="M126 246q56 10 96-40-20 120-92 130Z" fill="#000" opacity=".06" />
      <Stroke d="M196 246q40-26 70-76" colour="#000" opacity={0.16} width={7} />
      <g fill={coral}>
        <ellipse cx="220" cy="200" rx="74" ry="50" transform="rotate(-38 220 200)" opacity=".25" />
        <circle cx="202" cy="220" r="18" />
        <circle cx="240" cy="186" r="15" />
        <circle cx="208" cy="180" r="10" />
        <circle cx="250" cy="222" r="9" />
      </g>
      <Dots at="202 218 6, 240 184 5" fill={honey} />
      <Plant x={486} y={420} scale={0.9} pot={sun} />
    </>
  )
}
